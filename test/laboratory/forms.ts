import type { Viewer } from '../../src/index.js';
import { type Addresses, type Chain, documentAt, playingChain } from './chain.js';
import type { Fault, Place } from './fault.js';
import { harOf } from './har.js';
import { charlesOf, curlOf, curlResponseOf, httpieOf, powerShellOf, wgetOf } from './sessions.js';

/** How a fault is brought to the diagnosis. */
export type FormName =
  | ('tag' | 'unsent' | 'embed' | 'document' | 'bid' | 'case')
  | ('har' | 'curl' | 'charles' | 'curl-response' | 'wget' | 'httpie' | 'powershell')
  | ('recorded' | 'record' | 'console');

const VIEWER: Viewer = { now: 1_700_000_000_000, random: 0.25 };

/** What is known of the viewer of a chain. */
export const viewerOf = ({ viewer }: Fault): Viewer => ({ ...VIEWER, ...viewer });

/** Milliseconds for a chain with a server that never ends its answer, and for all others. */
const SHORT_LIMIT = 2000;
const LONG_LIMIT = 60_000;

export const timeoutOf = ({ answers, redirect, media, otherMedia }: Chain): number =>
  [...answers, redirect?.answer, media, otherMedia].some(
    (given) => given?.connection === 'stalls' || given?.connection === 'trickles',
  )
    ? SHORT_LIMIT
    : LONG_LIMIT;

/** An embed with the tag of a chain, or the embed that has the fault. */
export const embedOf = ({ tag, embed }: Chain): string => {
  const ad = { source_url: tag };
  return JSON.stringify(embed ?? { id: '77', preroll: [ad], mobile_preroll: [ad] });
};

/** What a person brings who has the tag, or the embed if the fault is there. */
const tagOf = (chain: Chain): string =>
  chain.embed === undefined ? (chain.paste ?? chain.tag) : embedOf(chain);

export interface Form {
  /** Whether a fault at this place is in the input or behind it. */
  readonly has: (fault: Fault, place: Place) => boolean;
  readonly text: (chain: Chain, fault: Fault, place: Place) => string;
  /** Whether the input is requested, saved as a case, and read from it. Default: false. */
  readonly isSaved?: boolean;
  /** Whether the input is a recording, of which nothing is requested. Default: false. */
  readonly isRecorded?: boolean;
  /** Whether the input does not say whose response it is. Default: false. */
  readonly isWithoutAddress?: boolean;
  /** Whether a page plays the chain while it is recorded. Default: false. */
  readonly isPlayed?: boolean;
}

/** Whether a fault is in a document that is brought without its tag, or behind it. */
const isInDocument: Form['has'] = ({ part }, { hop, wrappers }) =>
  part === 'document' || part === 'media' ? true : hop > 0 && wrappers > 0;

/** Whether servers answer all requests of a fault. */
const isAnswered: Form['has'] = ({ part }) => part === 'status' || part === 'body';

const bidWith = (adm: string): string =>
  JSON.stringify({ id: '1', seatbid: [{ seat: 'a', bid: [{ impid: '1', price: 1, adm }] }] });

/**
 * Kinds that a recording of the laboratory cannot carry: its player fills the placeholders that another one left and
 * some of other players, and has a slot for linear ads; and Chromium breaks off a response with status 407.
 */
const NOT_PLAYED =
  /^(?:placeholder-(?:left|of-(?:jw|primis|radiant|spotx))-.*|overlay-instead-of-linear|status-407)$/;

const addressesOf = (wrappers: number): Addresses => ({
  hops: Array.from({ length: wrappers + 1 }, (_, hop) => `http://127.0.1.${hop + 1}/0/vast`),
  media: 'http://127.0.2.1/0/ad.mp4',
  otherMedia: 'http://127.0.2.1/0/other.mp4',
  redirected: 'http://127.0.4.1/0/vast',
  elsewhere: 'http://127.0.2.1/0/elsewhere',
});

/**
 * Whether only a written file has a fault: a page of http on loopback meets no proxy, public host or certificate, its
 * browser has no extension and nobody who refuses consent, and its recorder keeps all bodies.
 */
const isWritten = ({ inject }: Fault, place: Place): boolean => {
  const chain = inject(playingChain(addressesOf(place.wrappers), '4.2'), place);
  return (
    chain.recordedBody !== undefined ||
    chain.choice !== undefined ||
    chain.recorded !== undefined ||
    chain.addresses.hops.length !== place.wrappers + 1 ||
    [...chain.answers, chain.media].some(
      ({ connection, statusText }) =>
        connection === 'fails' || connection === 'mixed-content' || statusText !== undefined,
    )
  );
};

/** Whether a fault is in what the player of a page sends and receives. It does not load the IMA SDK. */
const isPlayed: Form['has'] = (fault, place) => {
  const { name, forms, part, endsAt } = fault;
  return (
    (forms === undefined || forms.includes('har')) &&
    part !== 'paste' &&
    endsAt !== 'page' &&
    place.wrappers < 2 &&
    !NOT_PLAYED.test(name) &&
    !isWritten(fault, place)
  );
};

/** Chromium keeps no body of a response that the player stops reading, which depends on how fast it came. */
const isInLog: Form['has'] = (fault, place) =>
  isPlayed(fault, place) && !fault.name.includes('document-too-large');

/**
 * The record of the player has what its script learned: not why there is no response, and not what is wrong with a media
 * file, of which a video element says only that it does not play. Of the policy of the page it learns.
 */
const isInRecord: Form['has'] = (fault, place) =>
  isPlayed(fault, place) &&
  (['status', 'body', 'document'].includes(fault.part) || fault.name.endsWith('-policy'));

/** The kinds of which Chromium prints a line, by its code. Of documents, late responses and most redirects it says nothing. */
const CONSOLE_CODES: Readonly<Record<string, string>> = {
  'host-without-address': 'name-not-resolved',
  'connection-refused': 'connection-failed',
  'connection-reset': 'connection-failed',
  'no-tls': 'certificate-invalid',
  'response-cut-off': 'response-broken',
  'redirect-loop': 'response-broken',
  'gzip-without-compression': 'response-broken',
  'gzip-broken': 'response-broken',
  'brotli-without-compression': 'response-broken',
  'cors-missing': 'cors',
  'cors-of-other-origin': 'cors',
  'cors-of-null': 'cors',
  'ad-blocker': 'blocked-by-client',
  'content-security-policy': 'csp',
};

/** The code of the line that Chromium prints about a fault; null if it prints none. */
export const codeInConsole = ({ name }: Fault): string | null => CONSOLE_CODES[name] ?? null;

const always = (): boolean => true;

export const FORMS: Readonly<Record<FormName, Form>> = {
  tag: { has: always, text: tagOf },
  unsent: {
    has: ({ part }, { hop }) => (part === 'tag' || part === 'paste') && hop === 0,
    text: tagOf,
    isRecorded: true,
  },
  embed: { has: always, text: embedOf },
  document: { has: isInDocument, text: (chain) => documentAt(chain, 0) },
  bid: { has: isInDocument, text: (chain) => bidWith(documentAt(chain, 0)) },
  har: { has: always, text: harOf, isRecorded: true },
  curl: { has: always, text: curlOf, isRecorded: true },
  charles: { has: always, text: charlesOf, isRecorded: true },
  'curl-response': {
    // Blank lines before a document belong to the paste.
    has: (fault, place) =>
      isAnswered(fault, place) && place.wrappers === 0 && !fault.name.startsWith('white-space'),
    text: curlResponseOf,
    isRecorded: true,
    isWithoutAddress: true,
  },
  wget: { has: isAnswered, text: wgetOf, isRecorded: true },
  httpie: { has: isAnswered, text: httpieOf, isRecorded: true },
  powershell: {
    has: (fault, place) =>
      fault.part === 'status' && place.wrappers === 0 && !fault.name.startsWith('protection'),
    text: powerShellOf,
    isRecorded: true,
  },
  case: { has: (_, { wrappers }) => wrappers < 2, text: tagOf, isSaved: true },
  recorded: { has: isInLog, text: () => '', isRecorded: true, isPlayed: true },
  record: { has: isInRecord, text: () => '', isRecorded: true, isPlayed: true },
  console: {
    has: (fault, place) => isPlayed(fault, place) && codeInConsole(fault) !== null,
    text: () => '',
    isRecorded: true,
    isPlayed: true,
  },
};

/** The forms that are recordings of the same requests. */
export const RECORDINGS: readonly FormName[] = ['har', 'curl', 'charles'];

/** The forms that need no page of their own. */
export const FORM_NAMES = (Object.keys(FORMS) as readonly FormName[]).filter(
  (name) => FORMS[name].isPlayed !== true,
);
