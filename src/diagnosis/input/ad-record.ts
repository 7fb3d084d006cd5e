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

/** The body of a response, as long as one that the player stopped reading. */
const bodyOf = ({ text, failure }: JsonObject): string | null => {
  const isCut = objectOf(failure)['id'] === 'document-size';
  return typeof text === 'string' ? text.slice(0, TOO_LONG).padEnd(isCut ? TOO_LONG : 0) : null;
};

const recordedRequest = (hop: JsonObject, atMs: number): RecordedRequest => ({
  url: textOf(hop['url']),
  method: 'GET',
  startMs: numberOf(hop['startMs']) + atMs,
  durationMs: numberOf(hop['durationMs']),
  status: numberOf(hop['status']) || null,
  contentType: textOf(hop['contentType']) || null,
  error: '',
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

/** The media files of the ads that have played or failed, of which a script learns no more. */
const filesOf = (request: JsonObject): readonly RecordedFile[] => {
  const hops = listOf(request, 'hops');
  return listOf(request, 'ads').flatMap((ad) => {
    const isPlayed = hasStarted(ad);
    const code = codeOf(ad);
    if (!isPlayed && code === 0) return [];
    const { ads } = documentOutline(textOf(hops[Number(ad['hop'] ?? -1)]?.['text']));
    const named = ads.filter(({ id }) => id === textOf(ad['id']));
    return (named.length > 0 ? named : ads)
      .flatMap(({ media }) => media)
      .map(({ url, type: contentType }) =>
        isPlayed ? { url, status: 200, contentType } : { url, status: null, contentType, code },
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
export const readAdRecord = (record: JsonObject): HarInput => {
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
