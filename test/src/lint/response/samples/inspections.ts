import type { Hop, Inspection } from '../../../../../src/vast/inspect/inspection.js';
import { LINEAR } from './documents.js';

const HOP: Hop = {
  url: 'https://ads.example/vast',
  responseUrl: 'https://ads.example/vast',
  parent: null,
  startMs: 0,
  durationMs: 120,
  status: 200,
  contentType: 'application/xml; charset=utf-8',
  cors: 'with-credentials',
  sentCookies: true,
  text: LINEAR,
  template: '',
  expansions: [],
  root: 'VAST',
  version: '4.2',
  adSystems: ['An ad server'],
  failure: null,
};

/** A request that succeeded with an ad. */
export const hop = (changes: Partial<Hop> = {}): Hop => ({ ...HOP, ...changes });

/** A request without a response. */
export const lostHop = (changes: Partial<Hop> = {}): Hop =>
  hop({
    responseUrl: '',
    status: null,
    contentType: null,
    text: null,
    root: null,
    version: null,
    adSystems: [],
    failure: { code: 301, id: '', params: {}, message: 'There is no response.' },
    ...changes,
  });

/** An inspection with these requests. */
export const inspectionOf = (
  hops: readonly Hop[],
  changes: Partial<Inspection> = {},
): Inspection => ({
  hops,
  ads: [],
  result: 'linear',
  failure: null,
  errorTrackers: [],
  durationMs: 500,
  ...changes,
});
