/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a `Range` header (RFC 9110, 14.2) for a file of `size` bytes. `whole` when there is no
 * range to serve: none asked for, several, or another unit. `unsatisfiable` asks for a 416.
 */
export const byteRange = (
  header: string | null,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' => {
  const match = ONE_RANGE.exec(header?.replaceAll(' ', '') ?? '');
  if (match === null) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: Math.min(size - 1, to === '' ? size - 1 : Number(to)) };
  if (to !== '' && from !== '' && Number(to) < Number(from)) return 'whole';
  return range.first > range.last ? 'unsatisfiable' : range;
};
