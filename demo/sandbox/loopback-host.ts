const LOOPBACK = ['127.0.0.1', 'localhost'];

/**
 * Whether a `Host` header names this machine and the port that the sandbox listens on. A page of a
 * foreign name that was made to resolve to this machine sends that name (DNS rebinding).
 */
export const isLoopbackHost = (host: string | undefined, port: number): boolean =>
  LOOPBACK.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
