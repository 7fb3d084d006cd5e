import type { Expansion } from '../../../../../src/ad-tags/fill.js';
import type { Hop, Inspection } from '../../../../../src/vast/inspect/inspection.js';
import { before, changed, LINEAR, LINEAR_AD, WRAPPER } from './documents.js';
import { hop, inspectionOf, lostHop } from './inspections.js';
import type { RuleSample } from './sample.js';

type InspectionSamples = Readonly<Record<string, readonly RuleSample<Inspection>[]>>;

const one = (changes: Partial<Hop> = {}): Inspection => inspectionOf([hop(changes)]);

const lost = (changes: Partial<Hop> = {}): Inspection => inspectionOf([lostHop(changes)]);

const TAG = 'https://other.example/vast?cb=[CACHEBUSTING]';

const wrapping = (uri: string, attributes = ''): string =>
  changed(changed(WRAPPER, TAG, uri), '<Wrapper>', `<Wrapper ${attributes}>`);

/** A wrapper with these attributes, and the document that it leads to. */
const behind = (attributes: string, text: string, changes: Partial<Hop> = {}): Inspection =>
  inspectionOf([
    hop({ text: wrapping('https://b.example/', attributes) }),
    hop({ parent: 0, url: 'https://b.example/', template: 'https://b.example/', text, ...changes }),
  ]);

/** The document at the end of a number of wrappers. */
const chain = (wrappers: number, last: string): Inspection =>
  inspectionOf([
    ...Array.from({ length: wrappers }, (_, index) =>
      hop({
        url: `https://ads.example/${index}`,
        template: index === 0 ? '' : `https://ads.example/${index}`,
        parent: index === 0 ? null : index - 1,
        text: wrapping(`https://ads.example/${index + 1}`),
      }),
    ),
    hop({ url: `https://ads.example/${wrappers}`, parent: wrappers - 1, text: last }),
  ]);

const EMPTY = '<VAST version="4.2"/>';

const POD = changed(
  changed(LINEAR, '<Ad id="one">', '<Ad id="one" sequence="1">'),
  '</VAST>',
  `${changed(LINEAR_AD, '<Ad id="one">', '<Ad id="two" sequence="2">')}</VAST>`,
);

const BUFFET = before(LINEAR, '</VAST>', LINEAR_AD);

const expansion = (outcome: Expansion['outcome'], encoded: string | null): Expansion => ({
  placeholder: '[video_id]',
  syntax: 'bracket',
  start: 20,
  end: 30,
  by: 'macro',
  name: 'video_id',
  dialect: null,
  source: 'content',
  depth: 0,
  raw: encoded,
  encoded,
  outcome,
});

const CORS = { cors: 'refused', requestFault: 'cors' } as const;

/** Samples of the rules about requests and chains. */
export const INSPECTION_SAMPLES: InspectionSamples = {
  'net-cors': [
    { broken: lost(CORS), intact: lost({ cors: 'not-applicable' }) },
    {
      broken: lost({ cors: 'refused', requestFault: 'cors-several' }),
      intact: lost({ cors: 'refused' }),
    },
  ],
  'net-cors-credentials': [
    { broken: one({ cors: 'without-credentials' }), intact: one({ cors: 'same-origin' }) },
  ],
  'net-timeout': [
    { broken: lost({ durationMs: 5001 }), intact: lost({ durationMs: 4900 }) },
    {
      broken: lost({ startMs: 4000, durationMs: 1000, cors: 'refused' }),
      intact: one({ durationMs: 6000 }),
    },
  ],
  'net-unreachable': [
    { broken: lost({ cors: 'not-applicable' }), intact: lost(CORS) },
    {
      broken: lost({ cors: 'refused' }),
      intact: one({ url: '', status: null, cors: 'not-applicable' }),
    },
  ],
  adblock: [
    {
      broken: lost({
        url: 'https://pubads.g.doubleclick.net/gampad/ads',
        durationMs: 3,
        cors: 'refused',
      }),
      intact: lost({
        url: 'https://pubads.g.doubleclick.net/gampad/ads',
        durationMs: 300,
        cors: 'refused',
      }),
    },
    {
      broken: lost({ url: 'https://ib.adnxs.com/x', durationMs: 50 }),
      intact: lost({ url: 'https://notadnxs.com/x', durationMs: 50 }),
    },
  ],
  'net-status': [
    { broken: one({ status: 404 }), intact: one({ status: 204, text: '' }) },
    { broken: one({ status: 503, text: '<html></html>' }), intact: one({ status: 206 }) },
  ],
  'net-no-fill': [{ broken: one({ status: 204, text: '', contentType: null }), intact: one() }],
  'net-content-type': [
    { broken: one({ contentType: 'text/plain' }), intact: one({ contentType: 'text/xml' }) },
    {
      broken: one({ contentType: null }),
      intact: one({ contentType: null, url: '', status: null }),
    },
    {
      broken: one({ contentType: 'text/html' }),
      intact: one({ contentType: 'application/vmap+xml' }),
    },
  ],
  'net-slow': [
    { broken: one({ durationMs: 1001 }), intact: one({ durationMs: 1000 }) },
    {
      broken: inspectionOf([hop(), hop({ parent: 0 })], { durationMs: 2001 }),
      intact: inspectionOf([hop(), hop({ parent: 0 })], { durationMs: 2000 }),
    },
    {
      broken: one({ durationMs: 2001 }),
      intact: inspectionOf([hop()], { durationMs: 2001 }),
    },
  ],
  'net-mixed-chain': [
    {
      broken: lost({ url: 'http://ads.example/vast', cors: 'refused' }),
      intact: one({ url: 'http://localhost/vast' }),
    },
    { broken: one({ responseUrl: 'http://ads.example/vast' }), intact: one() },
  ],
  'wrapper-depth': [{ broken: chain(5, WRAPPER), intact: chain(5, LINEAR) }],
  'wrapper-loop': [
    {
      broken: chain(2, wrapping('https://ads.example/0')),
      intact: chain(2, wrapping('https://ads.example/5')),
    },
    {
      broken: one({ text: wrapping('/vast') }),
      intact: one({ text: wrapping('/vast/2') }),
    },
  ],
  'wrapper-cut': [
    {
      broken: behind('followAdditionalWrappers="false"', WRAPPER),
      intact: behind('followAdditionalWrappers="false"', LINEAR),
    },
    { broken: behind('', POD), intact: behind('allowMultipleAds="true"', POD) },
    { broken: behind('allowMultipleAds="false"', BUFFET), intact: behind('', LINEAR) },
    {
      broken: inspectionOf([
        hop({
          text: before(
            wrapping('https://b.example/', 'fallbackOnNoAd="false"'),
            '</VAST>',
            LINEAR_AD,
          ),
        }),
        hop({ parent: 0, template: 'https://b.example/', text: EMPTY }),
      ]),
      intact: inspectionOf([
        hop({
          text: before(
            wrapping('https://b.example/', 'fallbackOnNoAd="false"'),
            '</VAST>',
            LINEAR_AD,
          ),
        }),
        hop({ parent: 0, template: 'https://b.example/' }),
      ]),
    },
  ],
  'wrapper-value-missing': [
    {
      broken: behind('', LINEAR, { expansions: [expansion('no-value', null)] }),
      intact: behind('', LINEAR, { expansions: [expansion('replaced', '7')] }),
    },
    {
      broken: behind('', LINEAR, { expansions: [expansion('no-value', null)] }),
      intact: one({ expansions: [expansion('no-value', null)] }),
    },
  ],
  'wrapper-empty-after': [
    { broken: behind('', EMPTY), intact: one({ text: EMPTY }) },
    {
      broken: behind('', '', { status: 204, contentType: null }),
      intact: one({ status: 204, text: '', contentType: null }),
    },
  ],
};
