import type { Expansion } from '../../ad-tags/fill.js';
import type { Hop, InspectionFailure } from '../../vast/inspect/inspection.js';
import type { VastReason } from '../../vast/vast-error.js';
import { AD_EVENTS } from '../playback/ad-event.js';
import { isBounded } from '../../text/bounded-number.js';
import { fields, readParams } from '../untrusted-fields.js';
import type {
  PlayerRecord,
  RecordedAd,
  RecordedAdRequest,
  RecordedEvent,
  RecordedTracker,
  TrackerRequest,
} from './ad-record.js';

/** Reads a value that a frame sent; never throws. */
type Read<Value> = (value: unknown) => Value;

const MAX_TEXT_LENGTH = 1_000_000;
const MAX_LIST_LENGTH = 2_000;

const text: Read<string> = (value) =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : '';

const number: Read<number> = (value) => (isBounded(value) ? value : 0);

const flag: Read<boolean> = (value) => value === true;

const nullable =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (value) =>
    value === null || value === undefined ? null : read(value);

const list =
  <Item>(read: Read<Item>): Read<readonly Item[]> =>
  (value) =>
    Array.isArray(value) ? value.slice(0, MAX_LIST_LENGTH).map(read) : [];

const oneOf =
  <Value extends string>(first: Value, ...others: readonly Value[]): Read<Value> =>
  (value) =>
    [first, ...others].find((allowed) => allowed === value) ?? first;

const shape =
  <Data extends object>(readers: {
    readonly [Name in keyof Data]-?: Read<Data[Name]>;
  }): Read<Data> =>
  (value) => {
    const sent = fields(value);
    const entries = Object.entries<Read<unknown>>(readers);
    return Object.fromEntries(entries.map(([name, read]) => [name, read(sent[name])])) as never;
  };

const POSITIONS = ['preroll', 'midroll', 'postroll', 'overlay'] as const;

const readFailure = shape<InspectionFailure>({
  code: number,
  id: text,
  params: readParams,
  message: text,
});

const readExpansion = shape<Expansion>({
  placeholder: text,
  syntax: text as Read<Expansion['syntax']>,
  start: number,
  end: number,
  by: nullable(oneOf('macro', 'replace-rule')),
  name: nullable(text),
  dialect: nullable(text),
  source: nullable(text) as Read<Expansion['source']>,
  depth: number,
  raw: nullable(text),
  encoded: nullable(text),
  outcome: text as Read<Expansion['outcome']>,
});

/** All that a page knows of why there is no response is its failure. */
const readHop = shape<Omit<Hop, 'requestFault' | 'headers' | 'refused'>>({
  url: text,
  responseUrl: text,
  parent: nullable(number),
  startMs: number,
  durationMs: number,
  status: nullable(number),
  contentType: nullable(text),
  cors: oneOf(
    'not-applicable',
    ...(['same-origin', 'with-credentials', 'without-credentials', 'refused'] as const),
  ),
  sentCookies: flag,
  text: nullable(text),
  template: text,
  expansions: list(readExpansion),
  root: nullable(text),
  version: nullable(text),
  adSystems: list(text),
  failure: nullable(readFailure),
});

const readTracker = shape<RecordedTracker>({
  event: text,
  template: text,
  due: number,
  requests: list(shape<TrackerRequest>({ url: text, atMs: number })),
  verdict: oneOf(
    'not-due',
    ...(['requested', 'missing', 'duplicate', 'unexpected', 'refused'] as const),
  ),
});

const readAd = shape<RecordedAd>({
  id: text,
  title: text,
  adSystem: text,
  isLinear: flag,
  hop: nullable(number),
  result: oneOf('pending', 'played', 'failed'),
  failure: nullable(readFailure),
  trackers: list(readTracker),
});

const readRequest = shape<RecordedAdRequest>({
  position: nullable(oneOf(...POSITIONS)),
  template: text,
  expansions: list(readExpansion),
  tag: text,
  atMs: number,
  hops: list(readHop),
  ads: list(readAd),
  errorTrackers: list(readTracker),
  result: oneOf('pending', 'played', 'playlist', 'failed'),
  failure: nullable(readFailure),
});

const readEvent = shape<RecordedEvent>({
  name: oneOf(...AD_EVENTS),
  position: oneOf(...POSITIONS),
  atMs: number,
  adId: text,
  adTitle: text,
  errorCode: nullable(number),
  reason: nullable(shape<VastReason>({ id: text, params: readParams })),
  message: text,
});

/** The record of the player of a frame, read field by field; null if it is not an object. */
export const readPlayerRecord = (sent: unknown): PlayerRecord | null =>
  typeof sent === 'object' && sent !== null
    ? shape<PlayerRecord>({
        kind: () => 'frame',
        origin: text,
        embed: text,
        startedAt: text,
        events: list(readEvent),
        requests: list(readRequest),
        breakTrackers: list(readTracker),
      })(sent)
    : null;
