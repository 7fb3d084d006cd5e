/**
 * The sentences of errors, for developers. Each gets the value that caused the error, or the empty string.
 */
const SENTENCES = {
  'source-refused': (originOrProtocol: string) =>
    originOrProtocol.startsWith('http')
      ? `\`src\` points to ${originOrProtocol}, which is not in \`MediaEmbed.allowedSources\`. Add the origin there, or serve the JSON from your own origin.`
      : `\`src\` is ${originOrProtocol === '' ? 'not a URL' : `a ${originOrProtocol} URL`}. Use an http or https URL of your own origin, or of an origin in \`MediaEmbed.allowedSources\`.`,
  network: (origin: string) =>
    origin === ''
      ? 'The request for `src` failed. Check the connection and, for another origin, that the server allows yours with `Access-Control-Allow-Origin`.'
      : `The server redirected \`src\` to ${origin}, which is not in \`MediaEmbed.allowedSources\`. Add the origin there, or use the final address as \`src\`.`,
  timeout: (timeoutMs: string) =>
    `The response for \`src\` was not complete after ${timeoutMs} ms. Serve the JSON as a static or cached file.`,
  'http-status': (status: string) =>
    `The server answered the request for \`src\` with status ${status} instead of 200 to 299. Check that the embed is published at this address.`,
  'content-type': (contentType: string) =>
    `The response for \`src\` has the content type "${contentType}" instead of \`application/json\`. Check that the address is that of the JSON, and send the header \`Content-Type: application/json\`.`,
  'too-large': () =>
    'The JSON of the embed is larger than 2 MB. Publish only what the player needs, as `publicEmbed` does.',
  'not-json': () =>
    'The text of the embed is not JSON; the `cause` of this error has the position. Check the response for `src`, or the `<script type="application/json">` in the element.',
  'not-an-embed': (type: string) =>
    type === ''
      ? 'Reading the embed threw an error, which is the `cause` of this one. Set `embed` to plain data, as `JSON.parse` returns it.'
      : `The embed is ${type} instead of an object. Set \`embed\`, or publish at \`src\`, the embed object of the service.`,
  'no-player': () =>
    'The embed has no player: `code_iframe` has no frame with an http or https address, or, for `format="player"`, there is neither a video nor a live. Request the embed with these fields, or write `format="player"` if it has a video.',
  'player-refused': (origin: string) =>
    `The hosted player is at ${origin}, which is not https or not in \`MediaEmbed.allowedPlayerOrigins\`. Add the origin there; your own origin has to be named too.`,
  'no-code': () =>
    'The embed has no `code`, which `format="standard"` shows. Request the embed with this field, or use another format.',
  'not-controllable': () =>
    'The page cannot control the player with `format="standard"`, because the service’s code runs in a sandboxed frame. Use `format="iframe"` or `format="player"`.',
  'code-unavailable': (message: string) => message,
  module: (file: string) =>
    file === ''
      ? 'The code of the player could not be loaded. Check that all files of the package are deployed, and call `retry()`.'
      : `\`${file}\` has only the framed player. For \`format="player"\`, load \`media-embed.js\` with the folder around it.`,
  'no-stream': () =>
    'The embed has no address of a stream. Set `streamUrl` in the options of `resolveEmbed`, or request the video or live with its addresses.',
  'media-network': () =>
    'The media could not be loaded completely. Check its address, the connection, `media-src` of the page’s Content Security Policy and, for HLS, that the server allows your origin with `Access-Control-Allow-Origin`.',
  'media-decode': () =>
    'The browser could not decode the media. Check that the file is complete and that its codecs are those its container declares.',
  'media-unsupported': () =>
    'The browser supports none of the media’s formats. Provide HLS or MP4 with H.264 and AAC.',
  unexpected: () =>
    'Making the player threw an error, which is the `cause` of this one. Set `embed` to plain data, as `JSON.parse` returns it; if it is, report the cause as an error of this library.',
  'trusted-types': () =>
    'The page’s Content Security Policy does not allow the Trusted Types policy `media-embed`. Add it to the `trusted-types` directive.',
};

/**
 * Why an element cannot show an embed. `docs/errors.md` has the cause and the remedy of each code.
 *
 * Not in the specification; chosen so that a page can distinguish its own mistakes from network failures.
 */
export type EmbedErrorCode = keyof typeof SENTENCES;

/** What an error is about. */
export interface Failure {
  readonly code: EmbedErrorCode;
  /** The value that caused it; empty if there is none. */
  readonly found: string;
}

/** What happened, and what to do. */
export const errorSentence = ({ code, found }: Failure): string => SENTENCES[code](found);

/** The warning about a value in a setting that is not an origin. */
export const invalidOrigin = (setting: string, found: string): string => {
  const isSeveral = /[\s,]/.test(found.trim());
  const isAddress = !isSeveral && /^https?:/i.test(found) && URL.canParse(found);
  const example = `${isSeveral ? 'a list of origins' : 'an origin'} such as https://media.example.com`;
  const advice = isAddress ? new URL(found).origin : example;
  return `\`${setting}\` has ${found}, which is not an origin and allows nothing. Write ${advice} there.`;
};

/** The warning that an element is not defined because its name is taken. */
export const definitionConflict = (
  name: string,
  version: string,
  definedVersion?: string,
): string =>
  `<${name}> is already defined by ${definedVersion === undefined ? 'another class' : `version ${definedVersion}`}, so version ${version} of this package does not define it. Load one version of the package in a page.`;
