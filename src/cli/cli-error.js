/** The command line is wrong. The message says what was found, what was expected and what to do. */
export class UsageError extends Error {
    constructor() {
        super(...arguments);
        this.name = 'UsageError';
    }
}
/** One input cannot be read or used; the other inputs are processed. The message says why, and what to do. */
export class InputError extends Error {
    constructor() {
        super(...arguments);
        this.name = 'InputError';
    }
}
/** A server did not respond. The message contains no query of a URL, since it may hold a secret. */
export class NetworkError extends Error {
    constructor() {
        super(...arguments);
        this.name = 'NetworkError';
    }
}
//# sourceMappingURL=cli-error.js.map