import { isJsonObject, type JsonObject, objectOf } from '../../text/json.js';
import { documentOutline } from '../evidence/document-outline.js';
import { numberOf, objectsOf, textOf, TOO_LONG } from './json-fields.js';
import type {
  HarInput,
  RecordedFault,
  RecordedFile,
  RecordedReport,
  RecordedRequest,
} from './recognized-input.js';

/** Players, requests or documents that are read. */
const MAX_OBJECTS = 2000;

/** Whether this is the JSON of `recordAds().record`. */
export const isAdRecord = (json: unknown): json is JsonObject =>
  isJsonObject(json) && json['version'] === 1 && Array.isArray(json['players']);

const listOf = (object: JsonObject, name: string): readonly JsonObject[] =>
  objectsOf(object[name]).slice(0, MAX_OBJECTS);

const recordedRequest = (hop: JsonObject, atMs: number): RecordedRequest => ({
  url: textOf(hop['url']),
  method: 'GET',
  startMs: numberOf(hop['startMs']) + atMs,
  durationMs: numberOf(hop['durationMs']),
  status: numberOf(hop['status']) || null,
  contentType: textOf(hop['contentType']) || null,
  error: '',
  lacksCors: hop['cors'] === 'refused',
  text: typeof hop['text'] === 'string' ? hop['text'].slice(0, TOO_LONG) : null,
});

/** Whether the media of an ad has played: its start was reported. */
const hasStarted = (ad: JsonObject): boolean =>
  ad['result'] === 'played' ||
  listOf(ad, 'trackers').some(
    (tracker) => tracker['event'] === 'start' && listOf(tracker, 'requests').length > 0,
  );

/** The media files in the documents of ads that have played. */
const playedFiles = (request: JsonObject): readonly RecordedFile[] => {
  const played = new Set(
    listOf(request, 'ads')
      .filter(hasStarted)
      .map(({ hop }) => hop),
  );
  return listOf(request, 'hops')
    .filter((_, index) => played.has(index))
    .flatMap(({ text }) => documentOutline(textOf(text)).ads)
    .flatMap(({ media }) => media)
    .map(({ url, type }) => ({ url, status: 200, contentType: type }));
};

/** The trackers by which a viewer skipped ads. */
const skipsOf = (request: JsonObject): readonly RecordedReport[] =>
  listOf(request, 'ads')
    .flatMap((ad) => listOf(ad, 'trackers'))
    .filter((tracker) => tracker['event'] === 'skip' && listOf(tracker, 'requests').length > 0)
    .map(({ template }) => ({ event: 'skip', url: textOf(template), isBlocked: false }));

/** The failures of ads, by the error URLs that were due for them. */
const faultsOf = (request: JsonObject): readonly RecordedFault[] => {
  const failures = [...listOf(request, 'ads'), request].map(({ failure }) => objectOf(failure));
  const code = failures.map((failure) => numberOf(failure['code'])).find((number) => number > 0);
  return code === undefined
    ? []
    : listOf(request, 'errorTrackers').map(({ template }) => ({ url: textOf(template), code }));
};

/** The requests of all players of a page, as a HAR file would have them. Total: fields of a wrong type are empty. */
export const readAdRecord = (record: JsonObject): HarInput => {
  const players = listOf(record, 'players');
  const sent = players
    .flatMap((player) => listOf(player, 'requests'))
    .sort((one, other) => numberOf(one['atMs']) - numberOf(other['atMs']));
  const requests = sent
    .flatMap((request) =>
      listOf(request, 'hops').map((hop) => recordedRequest(hop, numberOf(request['atMs']))),
    )
    .filter(({ url }) => url !== '');
  const faults = sent.flatMap(faultsOf);
  const mediaFiles = sent.flatMap(playedFiles);
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
