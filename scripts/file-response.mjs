/**
 * Sends a body, or the part of it that a `Range` header names. A body with a content `encoding` is always sent as a
 * whole.
 */
export const sendFile = (request, response, { type, body, encoding }) => {
  const bytes = Buffer.from(body);
  response.setHeader('content-type', type);
  if (encoding !== undefined) {
    response.setHeader('content-encoding', encoding);
    return response.end(bytes);
  }
  response.setHeader('accept-ranges', 'bytes');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined || Number(first) >= bytes.length) return response.end(bytes);
  const end = last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  response.setHeader('content-range', `bytes ${first}-${end}/${bytes.length}`);
  return response.writeHead(206).end(bytes.subarray(Number(first), end + 1));
};
