export interface OutputStream {
  readonly write: (text: string) => unknown;
  /** Whether a person reads it. */
  readonly isTTY?: boolean | undefined;
}

/** Everything that the command reads and writes besides files and the network. */
export interface Terminal {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean | undefined };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** At least 0 and below 1. */
  readonly random: () => number;
  /** Resolves after a pause between two requests. */
  readonly wait: (milliseconds: number) => Promise<void>;
}
