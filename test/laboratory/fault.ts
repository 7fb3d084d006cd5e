import type { Viewer } from '../../src/index.js';
import type { VerdictOwner } from '../../src/diagnosis/index.js';
import type { Chain } from './chain.js';
import type { FormName } from './forms.js';

/** Where a fault was put. */
export interface Place {
  /** The hop with the fault: the number of wrappers before it. */
  readonly hop: number;
  /** Number of wrappers of the whole chain. */
  readonly wrappers: number;
  readonly form: FormName;
}

/** The verdict that a fault has by construction. */
export interface Expectation {
  readonly id: string;
  readonly owner: VerdictOwner;
  /** Parameters that the verdict must have. Default: none. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The only error that the rules may find, if there is no other fault. Default: any. */
  readonly onlyError?: string;
  /** What the diagnosis must say that copying changed. Default: nothing. */
  readonly changes?: readonly string[];
  /** Ids of the other faults that the verdict must list, in any order. Default: none. */
  readonly others?: readonly string[];
  /** False if the verdict is not about a host. Default: true. */
  readonly isAboutHost?: boolean;
  /** Whether the verdict must name the host that the hop redirects to. Default: false. */
  readonly namesRedirect?: boolean;
}

/** Which hops of a chain a fault is put into. `alone`: the one of a chain without wrappers. */
export type Hops =
  'all' | 'wrappers' | 'last' | 'behind-wrapper' | 'first' | 'first-wrapper' | 'alone';

/** One kind of fault: how it is put into a chain that plays, and what the diagnosis has to say about it. */
export interface Fault {
  /** Kebab-case name. */
  readonly name: string;
  /** The part of the chain that is damaged. */
  readonly part:
    | 'connection'
    | 'status'
    | 'body'
    | 'redirect'
    | 'document'
    | 'media'
    | 'tag'
    | 'embed'
    | 'page'
    | 'paste';
  /** Default: `all`. */
  readonly hops?: Hops;
  /** The forms in which it can be brought. Default: all. */
  readonly forms?: readonly FormName[];
  /** The forms in a browser. Default: `forms`, without recordings. */
  readonly formsInBrowser?: readonly FormName[];
  /** How far a player gets: not beyond its page, not beyond the hop, to the media file, or it plays. Default: `hop`. */
  readonly endsAt?: 'page' | 'hop' | 'media' | 'end';
  /** Whether the page of the viewer is of another origin, so that its requests need CORS. Default: there is no page. */
  readonly page?: 'other-origin';
  /** Whether of private networks only the hosts of the hops may be requested. Default: false. */
  readonly isConfined?: boolean;
  /** What is known of the viewer. Default: nothing. */
  readonly viewer?: Viewer;
  readonly inject: (chain: Chain, place: Place) => Chain;
  readonly expected: (place: Place) => Expectation;
  /** The verdict in a page, whose script learns less. Default: `expected`. */
  readonly inBrowser?: (place: Place) => Expectation;
  /** The verdict about what a page recorded while it played the chain, if that form knows less. Default: `expected`. */
  readonly inRecording?: (place: Place, chain: Chain) => Expectation;
}

/** The owner of a fault of a server: its operator, or the network that a wrapper leads to. */
export const serverAt = ({ hop }: Place): VerdictOwner => (hop === 0 ? 'ad-server' : 'network');

/** The owner of a fault of an address: whoever wrote the tag, or the network whose wrapper has it. */
export const writerOfAddress = ({ hop }: Place): VerdictOwner =>
  hop === 0 ? 'publisher' : 'network';

/** The verdict about a chain that plays in spite of a fault. */
export const PLAYS: Expectation = { id: 'ad-plays', owner: 'nobody' };

/** What a page knows of a host at which nothing answers: not whether its name, its server or its certificate is the fault. */
export const noAnswer: Fault['expected'] = (place) => ({
  id: 'unreachable',
  owner: writerOfAddress(place),
  facts: { fault: 'no-answer' },
});

/** The owner of an ad that does not play: the advertiser, if only another creative does, else its server. */
export const ownerOfAd = (
  id: string,
  { finding, params }: NonNullable<Expectation['facts']>,
  place: Place,
): VerdictOwner => {
  const isOfCreative =
    /^(?:vpaid-only|media-unplayable)$/.test(id) || finding === 'media-interactive-only';
  return isOfCreative || (finding === 'vast-no-media' && params !== undefined)
    ? 'advertiser'
    : serverAt(place);
};
