/** The command line is wrong. The message says what was found, what was expected and what to do. */
export declare class UsageError extends Error {
    readonly name = "UsageError";
}
/** One input cannot be read or used; the other inputs are processed. The message says why, and what to do. */
export declare class InputError extends Error {
    readonly name = "InputError";
}
/** A server did not respond. The message contains no query of a URL, since it may hold a secret. */
export declare class NetworkError extends Error {
    readonly name = "NetworkError";
}
//# sourceMappingURL=cli-error.d.ts.map