import {
  createCase,
  diagnose,
  type Diagnosis,
  type DiagnoseOptions,
} from '../../src/diagnosis/index.js';
import { inspectAdTag, inspectDocument, type InspectOptions } from '../../src/vast/node/index.js';
import { type Chain, documentAt } from './chain.js';
import type { Fault, Place } from './fault.js';
import { harOf, PAGE_URL } from './har.js';

/** How a fault is brought to the diagnosis. */
export type FormName = 'tag' | 'embed' | 'document' | 'har' | 'case';

/** Milliseconds for a chain whose server never ends its answer, and for all others. */
const SHORT_LIMIT = 2000;
const LONG_LIMIT = 60_000;

const VIEWER = { now: 1_700_000_000_000, random: 0.25 };

/** Sends what is for the host of the tag to the one that answers for it. */
const standInFetch = ({ addresses, standIn = '' }: Chain): typeof fetch => {
  const [own = ''] = addresses.hops;
  return (url, init) => {
    const { host, search } = new URL(url instanceof Request ? url.url : url);
    return fetch(host === new URL(own).host ? standIn + search : url, init);
  };
};

/** What the page of the viewer adds to a diagnosis with requests. */
export const optionsOf = (chain: Chain, { page, viewer }: Fault): DiagnoseOptions => {
  const isSlow = chain.answers.some(
    ({ connection }) => connection === 'stalls' || connection === 'trickles',
  );
  const limits: InspectOptions = {
    allowPrivate: true,
    showsCompanions: false,
    requestTimeoutMs: isSlow ? SHORT_LIMIT : LONG_LIMIT,
    ...(page === 'other-origin' && { origin: PAGE_URL }),
    ...(chain.standIn !== undefined && { fetch: standInFetch(chain) }),
  };
  return {
    viewer: { ...VIEWER, ...viewer },
    inspect: {
      inspectAdTag: (tag, given) => inspectAdTag(tag, { ...given, ...limits }),
      inspectDocument: (text, given) => inspectDocument(text, { ...given, ...limits }),
    },
  };
};

const embedOf = ({ tag, embed }: Chain): string => {
  const ad = { source_url: tag };
  return JSON.stringify(embed ?? { id: '77', preroll: [ad], mobile_preroll: [ad] });
};

/** What a person brings who has the tag, or the embed if the fault is there. */
const textOf = (chain: Chain): string =>
  chain.embed === undefined ? (chain.paste ?? chain.tag) : embedOf(chain);

interface Form {
  /** Whether a fault at this place is in the input or behind it. */
  readonly has: (fault: Fault, place: Place) => boolean;
  readonly diagnose: (chain: Chain, fault: Fault, place: Place) => Promise<Diagnosis>;
}

const always = (): boolean => true;

export const FORMS: Readonly<Record<FormName, Form>> = {
  tag: {
    has: always,
    diagnose: (chain, fault) => diagnose(textOf(chain), optionsOf(chain, fault)),
  },
  embed: {
    has: always,
    diagnose: (chain, fault) => diagnose(embedOf(chain), optionsOf(chain, fault)),
  },
  document: {
    has: ({ part }, { hop, wrappers }) =>
      part === 'document' || part === 'media' ? true : hop > 0 && wrappers > 0,
    diagnose: (chain, fault) => diagnose(documentAt(chain, 0), optionsOf(chain, fault)),
  },
  har: {
    has: always,
    diagnose: (chain, fault, place) => diagnose(harOf(chain, fault, place)),
  },
  case: {
    has: (_, { wrappers }) => wrappers < 2,
    diagnose: async (chain, fault) => {
      const options = optionsOf(chain, fault);
      const adCase = await createCase(await diagnose(textOf(chain), options), options);
      return diagnose(JSON.stringify(adCase));
    },
  },
};

export const FORM_NAMES = Object.keys(FORMS) as readonly FormName[];
