const BYTE_ORDER_MARKS: readonly (readonly [mark: readonly number[], charset: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const XML_ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/;

/** The XML declaration of a text in a charset that extends ASCII. */
const declaredIn = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.subarray(0, 200)).trimStart();

const decoderOf = (charset: string | undefined): TextDecoder | null => {
  try {
    return charset === undefined ? null : new TextDecoder(charset);
  } catch {
    return null;
  }
};

/**
 * The text of a response of XML: by its byte order mark, else by the charset of its content type, else by its XML
 * declaration, else UTF-8. An unknown charset is ignored. Source: WHATWG XMLHttpRequest, "get a text response".
 */
export const decodeBody = (bytes: Uint8Array, contentType: string | null): string => {
  const [, marked] =
    BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [];
  const declared = XML_ENCODING.exec(declaredIn(bytes))?.[1];
  // A declaration that can be read as ASCII is not in UTF-16, whatever it says.
  const readable = declared !== undefined && /^utf-16/i.test(declared) ? 'utf-8' : declared;
  const decoder =
    decoderOf(marked) ??
    decoderOf(CHARSET.exec(contentType ?? '')?.[1]) ??
    decoderOf(readable) ??
    new TextDecoder();
  return decoder.decode(bytes);
};
