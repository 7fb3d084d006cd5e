/**
 * Writes a JSON Pointer (RFC 6901) from its parts: `jsonPointer('preroll', 0)` is `/preroll/0`.
 * `~` and `/` in a part are escaped as `~0` and `~1`.
 */
export const jsonPointer = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
