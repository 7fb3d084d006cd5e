import { objectOf, type JsonObject } from '../../text/json.js';
import { reportedInLog } from './access-log.js';
import { consentInText } from './consent-data.js';
import { copiedTags } from './copied-tag.js';
import { objectsOf, textOf } from './json-fields.js';
import { messageInText } from './message-in-text.js';
import type { RecognizedInput, UnknownInput } from './recognized-input.js';
import { SERVER_WORDS } from './undo-copying.js';

const isOfAuction = (input: RecognizedInput): boolean =>
  'bid' in input || (input.kind === 'unknown' && /^(?:no-bid|bid-not-video)$/.test(input.reason));

/** Consent that was given explains nothing: a document beside it may. */
const isGiven = ({ judged = [] }: UnknownInput): boolean =>
  judged.some(({ finding }) => finding === 'consent-given');

/** Whether JSON is the record of a tool, or an embed: documents and sentences in it and around it are not the input. */
export const isRecord = (input: RecognizedInput): boolean =>
  /^(?:har|case|embed)$/.test(input.kind) ||
  (input.kind === 'unknown' && input.reason === 'judged' && !isGiven(input)) ||
  isOfAuction(input);

/** What a command shows in place of the answer to an ad tag: the body of its last response as `read` recognizes it. */
export const recordInOutput = (
  har: JsonObject,
  read: (json: string) => RecognizedInput,
): RecognizedInput | null => {
  const reported = reportedInLog(har);
  if (reported !== null) return reported;
  const { request, response } = objectsOf(objectOf(har['log'])['entries']).at(-1) ?? {};
  const body = textOf(objectOf(objectOf(response)['content'])['text']).trim();
  const input = /^[{[]/.test(body) ? read(body) : null;
  if (input === null || !isRecord(input)) return null;
  const { method, url } = objectOf(request);
  // The address of an auction is no ad tag, which is the fault of a request that asks it for one.
  return isOfAuction(input) && method === 'GET' && url !== '' ? null : input;
};

/** A line of a log about a request. */
const REQUEST = /^(?:XHR ?)?(?:GET|POST)\s{1,9}https?:/;

/** What lines of a tool are about, in which a document may be quoted: a request, or the data of a consent platform. */
export const recordInWords = (before: string, behind: string): RecognizedInput | null => {
  const words = `${before}\n${behind}`;
  const message = SERVER_WORDS.test(words) ? null : messageInText(words);
  const isOfRequest = message !== null && 'host' in message && message.host !== '';
  if (isOfRequest) return message;
  const consent = consentInText(words);
  if (consent !== null && isRecord(consent)) return consent;
  // A document on separate lines is the response that somebody asks about.
  return REQUEST.test(before.split('\n').at(-1) ?? '') ? copiedTags(words) : null;
};

/** What tools and people write before a response: its headers, its request, or a line that announces it. */
export const RESPONSE_HEAD = /^(?:$|HTTP\/\d|[*<>] |[^\n]*:\s*$|(?:GET|POST) https?:[^\n]*\n\s*$)/;

/** A word of a sentence: not a name, a path or an assignment. */
const WORD = /^\p{L}[\p{L}'’-]*[,.;:?!)]?$/u;
/** Words of a sentence that no script of a server prints before its document. */
const MIN_WORDS = 7;

/** Whether a person, and not a server, wrote what stands before a document. */
export const isProse = (before: string): boolean => {
  if (SERVER_WORDS.test(before) || /[<>{}=\\|]|\/\w+\/\w/.test(before)) return false;
  const words = before.trim().split(/\s+/);
  return (
    before.trimEnd().endsWith('?') || words.filter((word) => WORD.test(word)).length >= MIN_WORDS
  );
};
