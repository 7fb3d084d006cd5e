const CODED = /^[ \t]*(?:< )?transfer-encoding:[^\n]{0,80}\bchunked\s*$/im;
/** The line before a chunk: its bytes in hexadecimal, and what extensions add. */
const SIZE = /^[\da-f]{1,8}(?:\r?$|[ \t]{0,9};)/i;

/** Bytes of a line as it was sent: tools copy CRLF as LF. */
const bytesOf = (line: string): number =>
  encodeURIComponent(line.replace(/\r/g, '').replace(/[\ud800-\udfff]/g, 'xx')).replace(/%../g, '.')
    .length + 2;

/** The body that begins at a line with the size of its first chunk, and the line behind it. */
const bodyAt = (lines: readonly string[], first: number): readonly [body: string, end: number] => {
  let body = '';
  let at = first;
  for (;;) {
    const size = Number.parseInt(lines[at] ?? '0', 16);
    if (size === 0) return [body, at + 1];
    const start = at + 1;
    let bytes = -2;
    do {
      bytes += bytesOf(lines[at + 1] ?? '');
      at += 1;
      // A line of a document may look like a size.
    } while (at + 1 < lines.length && !(SIZE.test(lines[at + 1] ?? '') && bytes >= size));
    at += 1;
    body += lines.slice(start, at).join('\n').replace(/\r$/, '');
  }
};

/** Raw sessions of proxies and `curl --raw` without the sizes of chunks (RFC 9112, section 7.1) in their bodies. */
export const withoutChunks = (text: string): string => {
  if (!CODED.test(text)) return text;
  const lines = text.split('\n');
  const read: string[] = [];
  let isCoded = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    read.push(line);
    isCoded ||= CODED.test(line);
    if (!isCoded || line.trim() !== '') continue;
    isCoded = false;
    if (!SIZE.test(lines[at + 1] ?? '')) continue;
    const [body, end] = bodyAt(lines, at + 1);
    read.push(body);
    at = end - 1;
  }
  return read.join('\n');
};
