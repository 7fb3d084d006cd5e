import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import { type Chain, answer, withAnswer, withDocument } from '../chain.js';
import { inlineVast, vmapOf, vmapWith } from '../documents.js';
import { type Expectation, type Fault, PLAYS, serverAt } from '../fault.js';
import type { FormName } from '../forms.js';
import { BODY_FAULTS } from './body-faults.js';
import { CONNECTION_FAULTS } from './connection-faults.js';
import { REASONS } from './reason-faults.js';
import { STATUS_FAULTS } from './status-faults.js';

const FORMS: readonly FormName[] = ['tag', 'embed', 'document', 'case', 'har'];

/** The chain whose first document is a playlist with one break, whose tag is that of the wrapper. */
const withPlaylist = (chain: Chain): Chain =>
  withDocument(chain, 0, () => vmapOf(chain.addresses.hops[1] ?? ''));

/** The verdict of a server behind a playlist: its wrappers do not count. */
const behind = (expectation: Expectation, hop: number): Expectation =>
  expectation.facts?.['wrappers'] === undefined
    ? expectation
    : { ...expectation, facts: { ...expectation.facts, wrappers: hop - 1 } };

/** A fault of a server behind the playlist of another one. */
const behindPlaylist = (fault: Fault): Fault => ({
  ...fault,
  name: `playlist-before-${fault.name}`,
  hops: 'behind-wrapper',
  forms: FORMS.filter((form) => fault.forms?.includes(form) ?? true),
  formsInBrowser: [],
  inject: (chain, place) => fault.inject(withPlaylist(chain), place),
  expected: (place) => behind(fault.expected(place), place.hop),
});

const PLACE = { hop: 1, wrappers: 1, form: 'tag' } as const;

/** One fault of each verdict that a server behind a wrapper has. */
const SERVER_FAULTS: readonly Fault[] = [
  ...new Map(
    [...CONNECTION_FAULTS, ...STATUS_FAULTS, ...BODY_FAULTS]
      .filter(({ hops = 'all' }) => hops === 'all' || hops === 'last')
      .filter(({ expected }) => expected(PLACE).id !== PLAYS.id)
      .map((fault) => {
        const { id, facts } = fault.expected(PLACE);
        return [`${id} ${JSON.stringify(facts ?? {})}`, fault] as const;
      }),
  ).values(),
];

/** Responses without an ad that say why, behind a playlist. */
const REASON_FAULTS: readonly Fault[] = REASONS.flatMap(([reason, owner, texts]) =>
  texts.slice(0, 2).map((text, index): Fault => ({
    ...behindPlaylist({
      name: `no-ad-${reason}-${index}`,
      part: 'body',
      inject: (chain, { hop }) =>
        withAnswer(chain, hop, answer(`<VAST version="4.0"><!-- ${text} --></VAST>`)),
      expected: (place) => ({
        id: 'no-ad-after-wrapper',
        owner: typeof owner === 'function' ? owner(place) : owner,
        facts: { reason },
      }),
    }),
  })),
);

/** How a playlist with an ad in its break is damaged, and the code of VMAP 1.0 for it. */
const DAMAGES: Readonly<Record<string, readonly [finding: string, (document: string) => string]>> =
  {
    'without-time': ['vmap-offset', (text) => text.replace(' timeOffset="start"', '')],
    'with-time-of-words': ['vmap-offset', (text) => text.replace('"start"', '"beginning"')],
    'with-time-without-hours': ['vmap-offset', (text) => text.replace('"start"', '"0:30"')],
    'with-percentage-above-100': ['vmap-offset', (text) => text.replace('"start"', '"150%"')],
    'with-unknown-type': ['vmap-break-type', (text) => text.replace('"linear"', '"commercial"')],
    'with-empty-source': [
      'vmap-source',
      (text) => text.replace(/<vmap:VASTAdData>[\s\S]*<\/vmap:VASTAdData>/, ''),
    ],
    'with-relative-tag': [
      'vmap-tag-not-url',
      (text) =>
        text.replace(
          /<vmap:VASTAdData>[\s\S]*<\/vmap:VASTAdData>/,
          '<vmap:AdTagURI templateType="vast3">/ads/vast</vmap:AdTagURI>',
        ),
    ],
  };

const DAMAGED: readonly Fault[] = Object.entries(DAMAGES).map(([name, [finding, damage]]) => ({
  name: `playlist-${name}`,
  part: 'document',
  hops: 'alone',
  forms: ['tag', 'embed', 'document', 'case'],
  inject: (chain, { hop }) =>
    withDocument(chain, hop, () =>
      damage(vmapWith([['start', inlineVast(chain.version, chain.addresses.media)]])),
    ),
  expected: (place) => ({ id: 'response-fault', owner: serverAt(place), facts: { finding } }),
}));

/** A break without a source has no ad. */
const WITHOUT_SOURCE: Fault = {
  name: 'playlist-without-source',
  part: 'document',
  hops: 'alone',
  forms: ['tag', 'document', 'case'],
  inject: (chain, { hop }) =>
    withDocument(chain, hop, () =>
      vmapOf(chain.tag).replace(/<vmap:AdSource[\s\S]*<\/vmap:AdSource>/, ''),
    ),
  expected: (place) => ({ id: 'no-ad', owner: serverAt(place) }),
};

const VMAP_CODES = [1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008];

/** How players and people write a code of VMAP. */
const WRITTEN: readonly ((code: number) => string)[] = [
  (code) => `VMAP error ${code}`,
  (code) => `[VMAP] Error code ${code}`,
  (code) => `vmap error: ${code}`,
  (code) => `Error loading VMAP: error ${code}`,
  (code) => `Ciao, il player riporta l’errore VMAP ${code} prima del contenuto.`,
  (code) => `Wir bekommen den VMAP-Fehler ${code}, sonst nichts.`,
];

const CODES: readonly Fault[] = VMAP_CODES.flatMap((code) =>
  WRITTEN.map((write, index): Fault => ({
    name: `vmap-code-${code}-${index}`,
    part: 'paste',
    hops: 'alone',
    forms: ['tag', 'case'],
    inject: (chain) => ({ ...chain, paste: write(code) }),
    expected: () => ({
      id: 'error-code',
      owner: 'ad-server' satisfies VerdictOwner,
      facts: { system: 'vmap', code: `${code}` },
      isAboutHost: false,
    }),
  })),
);

/** Playlists, the servers behind them, and their codes. */
export const PLAYLIST_FAULTS: readonly Fault[] = [
  ...SERVER_FAULTS.map(behindPlaylist),
  ...REASON_FAULTS,
  ...DAMAGED,
  WITHOUT_SOURCE,
  ...CODES,
];
