import { readFileSync } from 'node:fs';
import { inlineVast, wrapperVast } from './documents.js';

/** What a server does with the connection of a request. Every kind but `answers` is a fault. */
export type Connection =
  | ('answers' | 'no-name' | 'refuses' | 'resets' | 'stalls' | 'trickles' | 'breaks-off' | 'no-tls')
  // Only a browser refuses like this, so that only a recording has them.
  | ('blocked' | 'against-policy' | 'mixed-content')
  // As its failure says.
  | 'fails';

/** How a connection to a public host fails, as each tool says it. HOST stands for its name. */
export interface ConnectionFailure {
  readonly chrome: string;
  readonly curl?: string;
  readonly charles?: string;
  /** Of the error in Node. */
  readonly code?: string;
  /** To which the name resolves. */
  readonly address?: string;
}

/** What a server answers. */
export interface Answer {
  readonly connection: Connection;
  readonly status: number;
  /** Only of a connection that `fails`. */
  readonly failure?: ConnectionFailure;
  /** Only of a recording. Default: none. */
  readonly statusText?: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Headers of the response to `HEAD`. Default: `headers`. */
  readonly headHeaders?: Readonly<Record<string, string>>;
  /** The query that a request must have. Default: any. */
  readonly query?: string;
  /** The status for any other query. Default: 404. */
  readonly otherStatus?: number;
}

/** The addresses of one chain, each on a host of its own. */
export interface Addresses {
  /** By number of the wrappers before it. */
  readonly hops: readonly string[];
  readonly media: string;
  /** Where a hop redirects. */
  readonly redirected: string;
  /** Of the media file of another ad. */
  readonly otherMedia: string;
  /** An address that is never requested. */
  readonly elsewhere: string;
}

/** Parts of a recording that no server gives. */
export interface RecordedParts {
  /** Default: `GET`. */
  readonly method?: string;
  /** Of the page in its requests. Default: its own. */
  readonly origin?: string;
  /** The header of its requests. Default: none. */
  readonly cookie?: string;
  /** Fields of each entry and of its response. Default: none. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** A request before that for the tag, and how long the page waits after it. Default: there is none. */
  readonly earlier?: {
    readonly url: string;
    readonly answer: Answer;
    readonly waitMs: number;
  };
  /** Requests of the page that are not for the ad, before it. Default: there are none. */
  readonly others?: readonly {
    readonly url: string;
    /** As Chrome writes it: `script`, `image`, … */
    readonly kind: string;
    readonly answer: Answer;
  }[];
}

/** An ad tag, what each server behind it answers, and the media file of the ad. */
export interface Chain {
  readonly addresses: Addresses;
  /** VAST version of all documents. */
  readonly version: string;
  readonly tag: string;
  readonly answers: readonly Answer[];
  readonly media: Answer;
  /** The hop that is redirected to another host, and what answers there. Default: none. */
  readonly redirect?: { readonly hop: number; readonly answer: Answer };
  /** For the media file of another ad. Default: there is no other ad. */
  readonly otherMedia?: Answer;
  /** What a playlist of HLS leads to, by file name. Default: nothing. */
  readonly mediaParts?: Readonly<Record<string, Answer>>;
  /** The address on loopback that answers for the host of the tag, which is another one. */
  readonly standIn?: string;
  /** What is brought in place of the tag, such as a text around it. */
  readonly paste?: string;
  /** The embed with the tag. Default: one with the tag in the preroll of each device. */
  readonly embed?: Readonly<Record<string, unknown>>;
  /** What a recording has in place of bodies. Default: it has them. */
  readonly recordedBody?: '' | null;
  /** Trackers that the page requests after the media file. Default: none. */
  readonly reports?: readonly (readonly [url: string, answer: Answer])[];
  /** How far the date of the page's response is from the clock of the device. Default: it has no date. */
  readonly clockOffsetMs?: number;
  /** What the page sends to its platform of consent before any ad. Default: nothing. */
  readonly choice?: string;
  /** What only a recording has of its requests. Default: nothing. */
  readonly recorded?: RecordedParts;
  /** The script of the IMA SDK, which the page requests before any ad. Default: there is none. */
  readonly imaSdk?: Answer;
}

/** An answer with status 200. */
export const answer = (body: string | Uint8Array, type = 'application/xml'): Answer => ({
  connection: 'answers',
  status: 200,
  headers: { 'content-type': type, 'access-control-allow-origin': '*' },
  body,
});

const MEDIA_BYTES = 1024;

/** A chain that plays: one wrapper for each hop but the last, which has a linear ad. */
export const playingChain = (addresses: Addresses, version: string): Chain => ({
  addresses,
  version,
  tag: addresses.hops[0] ?? '',
  answers: addresses.hops.map((_, hop) => {
    const next = addresses.hops[hop + 1];
    return answer(
      next === undefined ? inlineVast(version, addresses.media) : wrapperVast(version, next),
    );
  }),
  media: answer(new Uint8Array(MEDIA_BYTES), 'video/mp4'),
});

/** An ad of some seconds. */
export const SHORT_AD = readFileSync(
  new URL('../../../demo/sandbox/media/short-advert.mp4', import.meta.url),
);

const playableFile = (file: Answer): Answer => {
  const { connection, status, body } = file;
  const isFault = connection !== 'answers' || status !== 200 || body.length !== MEDIA_BYTES;
  return isFault ? file : { ...file, body: SHORT_AD };
};

/** The chain with media files that a browser plays, if they are not the fault. */
export const playable = (chain: Chain): Chain => ({
  ...chain,
  media: playableFile(chain.media),
  ...(chain.otherMedia !== undefined && { otherMedia: playableFile(chain.otherMedia) }),
});

const replaced = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] =>
  items.map((other, at) => (at === index ? item : other));

/** The answer of a hop. */
export const answerAt = ({ answers }: Chain, hop: number): Answer => {
  const found = answers[hop];
  if (found === undefined) throw new RangeError(`The chain has no hop ${hop}.`);
  return found;
};

/** The chain with other parts in the answer of a hop. */
export const withAnswer = (chain: Chain, hop: number, parts: Partial<Answer>): Chain => ({
  ...chain,
  answers: replaced(chain.answers, hop, { ...answerAt(chain, hop), ...parts }),
});

/** The chain in which a hop redirects to the host that answers in its place. */
export const redirectedAt = (chain: Chain, hop: number): Chain => {
  const headers = { ...answer('').headers, location: chain.addresses.redirected };
  const redirecting = withAnswer(chain, hop, { ...answer(''), status: 302, headers });
  return { ...redirecting, redirect: { hop, answer: answerAt(chain, hop) } };
};

/** The document of a hop. */
export const documentAt = (chain: Chain, hop: number): string => String(answerAt(chain, hop).body);

/** The chain with another document at a hop. An edit that changes nothing is a mistake in the fault. */
export const withDocument = (
  chain: Chain,
  hop: number,
  edit: (document: string) => string,
): Chain => {
  const before = documentAt(chain, hop);
  const body = edit(before);
  if (body === before) throw new Error(`The fault does not change the document: ${before}`);
  return withAnswer(chain, hop, { body });
};

/** The chain in which a hop is at another address: that of the tag, or the one its wrapper leads to. */
export const movedTo = (chain: Chain, hop: number, address: string): Chain => {
  const { hops } = chain.addresses;
  const old = hops[hop] ?? '';
  const addresses = { ...chain.addresses, hops: replaced(hops, hop, address) };
  if (hop === 0) return { ...chain, addresses, tag: chain.tag.replace(old, () => address) };
  return { ...withDocument(chain, hop - 1, (text) => text.replace(old, () => address)), addresses };
};

/** The chain whose tag is at an address that is not on loopback. */
export const hostedAt = (chain: Chain, address: string): Chain => ({
  ...movedTo(chain, 0, address),
  standIn: chain.addresses.hops[0] ?? '',
});
