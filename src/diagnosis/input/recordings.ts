import { isJsonObject, type JsonObject, objectOf, parseJson } from '../../text/json.js';
import { documentOutline } from '../evidence/document-outline.js';
import { isHar, readHar } from './har.js';
import { numberOf, objectsOf, textOf, TOO_LONG } from './json-fields.js';
import type {
  HarInput,
  RecordedFault,
  RecordedFile,
  RecordedReport,
  RecordedRequest,
  RecognizedInput,
} from './recognized-input.js';
import { jsonAt } from './json-in-text.js';
import { unknown } from './unknown-input.js';

/** Players, requests or documents that are read. */
const MAX_OBJECTS = 2000;

/** Whether this is the JSON of `recordAds().record`. */
const isAdRecord = (json: unknown): json is JsonObject =>
  isJsonObject(json) && json['version'] === 1 && Array.isArray(json['players']);

const listOf = (object: JsonObject, name: string): readonly JsonObject[] =>
  objectsOf(object[name]).slice(0, MAX_OBJECTS);

/** The body of a response, as long as one that the player stopped reading. */
const bodyOf = ({ text, failure }: JsonObject): string | null => {
  const isCut = objectOf(failure)['id'] === 'document-size';
  return typeof text === 'string' ? text.slice(0, TOO_LONG).padEnd(isCut ? TOO_LONG : 0) : null;
};

/** The error of Chrome for what the policy of the page refuses, of which a player knows. */
const errorOf = ({ failure }: JsonObject, refusal: 'request-policy' | 'media-policy'): string =>
  objectOf(failure)['id'] === refusal ? 'csp' : '';

const recordedRequest = (hop: JsonObject, atMs: number): RecordedRequest => ({
  url: textOf(hop['url']),
  method: 'GET',
  startMs: numberOf(hop['startMs']) + atMs,
  durationMs: numberOf(hop['durationMs']),
  status: numberOf(hop['status']) || null,
  contentType: textOf(hop['contentType']) || null,
  error: errorOf(hop, 'request-policy'),
  lacksCors: hop['cors'] === 'refused',
  text: bodyOf(hop),
});

/** Whether the media of an ad has played: its start was reported. */
const hasStarted = (ad: JsonObject): boolean =>
  ad['result'] === 'played' ||
  listOf(ad, 'trackers').some(
    (tracker) => tracker['event'] === 'start' && listOf(tracker, 'requests').length > 0,
  );

const codeOf = ({ failure }: JsonObject): number => numberOf(objectOf(failure)['code']);

/** The directive of the policy that refused the media file of an ad. */
const directiveOf = ({ failure }: JsonObject): RecordedFile['directive'] => {
  const { directive } = objectOf(objectOf(failure)['params']);
  return directive === 'connect-src' || directive === 'media-src' ? directive : undefined;
};

/** The media files of the ads that have played or failed, of which a script learns no more. */
const filesOf = (request: JsonObject): readonly RecordedFile[] => {
  const hops = listOf(request, 'hops');
  return listOf(request, 'ads').flatMap((ad) => {
    const isPlayed = hasStarted(ad);
    const code = codeOf(ad);
    if (!isPlayed && code === 0) return [];
    const error = errorOf(ad, 'media-policy');
    const directive = directiveOf(ad);
    const { ads } = documentOutline(textOf(hops[Number(ad['hop'] ?? -1)]?.['text']));
    const named = ads.filter(({ id }) => id === textOf(ad['id']));
    return (named.length > 0 ? named : ads)
      .flatMap(({ media }) => media)
      .map(({ url, type: contentType }) =>
        isPlayed
          ? { url, status: 200, contentType }
          : { url, status: null, contentType, code, error, ...(directive && { directive }) },
      );
  });
};

/** The trackers by which a viewer skipped ads. */
const skipsOf = (request: JsonObject): readonly RecordedReport[] =>
  listOf(request, 'ads')
    .flatMap((ad) => listOf(ad, 'trackers'))
    .filter((tracker) => tracker['event'] === 'skip' && listOf(tracker, 'requests').length > 0)
    .map(({ template }) => ({ event: 'skip', url: textOf(template), isBlocked: false }));

/** The failures of ads, by the error URLs that were due for them. */
const faultsOf = (request: JsonObject): readonly RecordedFault[] => {
  const code = [...listOf(request, 'ads'), request].map(codeOf).find((number) => number > 0);
  return code === undefined
    ? []
    : listOf(request, 'errorTrackers').map(({ template }) => ({ url: textOf(template), code }));
};

/** The requests of all players of a page, as a HAR file would have them. Total: fields of a wrong type are empty. */
const readAdRecord = (record: JsonObject): HarInput => {
  const players = listOf(record, 'players');
  const sent = players
    .flatMap((player) => listOf(player, 'requests'))
    .sort((a, b) => numberOf(a['atMs']) - numberOf(b['atMs']));
  const requests = sent
    .flatMap((request) =>
      listOf(request, 'hops').map((hop) => recordedRequest(hop, numberOf(request['atMs']))),
    )
    .filter(({ url }) => url !== '');
  const faults = sent.flatMap(faultsOf);
  const mediaFiles = sent.flatMap(filesOf);
  const reports = sent.flatMap(skipsOf);
  return {
    kind: 'har',
    pageUrl: textOf(players[0]?.['origin']),
    total: requests.length,
    requests,
    ...(faults.length > 0 && { faults }),
    ...(mediaFiles.length > 0 && { mediaFiles }),
    ...(reports.length > 0 && { reports }),
  };
};

/** Where a HAR file, or the record of a page, begins. No text in one has such marks without escapes. */
const START =
  /(?=\{\s{0,99}"(?:log"\s{0,9}:\s{0,9}\{|(?:version"\s{0,9}:\s{0,9}1\s{0,9},\s{0,99}")?players"\s{0,9}:\s{0,9}\[))/;

const readPart = (part: string) => {
  // Levels of JSON around a request. One that is cut off is left out.
  const { json, isWhole } = jsonAt(part, 0, /^\{\s{0,99}"log"/.test(part) ? 3 : 6);
  return { value: parseJson(json), isWhole, rest: isWhole ? part.slice(json.length) : '' };
};

/** The recordings in a text, also cut ones: the first HAR file, or all records of pages as one; null if there is none. */
export const recordingsIn = (text: string) => {
  const start = text.search(START);
  const parts = start === -1 ? [] : text.slice(start).split(START).map(readPart);
  const har = parts.map(({ value }) => value).find(isHar);
  const records = parts.map(({ value }) => value).filter(isAdRecord);
  const players = records.flatMap((record) => record['players']);
  const json = har ?? (records.length > 0 ? { version: 1, players } : null);
  const around = `${text.slice(0, Math.max(0, start))}${parts.map(({ rest }) => rest).join('')}`;
  const isCut = parts.some(({ isWhole }) => !isWhole);
  return { json, isCut, isInText: /[\p{L}\d]/u.test(around) };
};

/** What the recordings in a text are as an input; null if there is none. */
export const inputOfRecordings = (text: string): RecognizedInput | null => {
  const { json, isCut, isInText } = recordingsIn(text);
  if (json === null && !isCut) return null;
  const har = json && (isHar(json) ? readHar(json) : readAdRecord(json));
  // The requests for ads may be in the part that is missing.
  const input = har && (har.requests.length > 0 || !isCut) ? har : unknown('cut-off');
  return isInText ? { ...input, changes: ['text-around'] } : input;
};
