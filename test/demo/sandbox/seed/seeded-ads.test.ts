import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adTagContext, slottedAds } from '../../../../src/resolve/slot-context.js';
import { DOCUMENTS } from '../../../../demo/sandbox/ad-server/documents.js';
import { expandAdTag } from '../../../../src/ad-tags/expand-ad-tag.js';
import type { Ad, Ads } from '../../../../src/resolve/player-config.js';
import { resolveEmbed } from '../../../../src/resolve/resolve-embed.js';
import type { Embed } from '../../../../src/schema/embed.js';
import { openSandbox, type OpenSandbox } from '../open-sandbox.js';

const publishedEmbed = async ({ call }: OpenSandbox, id: string): Promise<Embed> =>
  (await (await call(`/published/embed/${id}.json`)).json()) as Embed;

const adsOf = async (sandbox: OpenSandbox, id: string): Promise<Ads> =>
  resolveEmbed(await publishedEmbed(sandbox, id), { device: 'desktop' }).config.ads;

/** Names of the documents that an ad asks for, in their order. */
const documentsOf = (ad: Ad): readonly string[] =>
  ad.kind === 'tag'
    ? ad.tags.map((tag) => new URL(tag).pathname.replace(/^\/ads\/vast\/|\.xml$/g, ''))
    : [];

/** Prerolls of the seed, each by its embed: what comes of them. */
const PREROLLS: readonly (readonly [string, string, readonly string[]])[] = [
  ['130', 'two that can be told apart', ['inline', 'skippable']],
  ['132', 'a waterfall that ends well', ['error-500', 'no-ad', 'inline']],
  ['136', 'three wrappers', ['wrapper-chain']],
  ['137', 'a pod', ['pod']],
  ['139', 'VAST 2.0 and a wrapper', ['old', 'wrapper']],
  ['129', 'no ad', ['no-ad']],
  ['142', 'VPAID alone', ['vpaid']],
  ['143', 'a status', ['error-500']],
  ['144', 'a slow server', ['slow']],
  ['145', 'a stalled one', ['stalled']],
  ['146', 'XML that is cut', ['broken']],
  ['147', 'HTML', ['html']],
  ['148', 'an answer that may not be read', ['no-cors']],
  ['149', 'a format that nobody plays', ['no-media']],
  ['150', 'a file that is gone', ['missing-media']],
  ['151', 'a file that is no video', ['bad-media']],
  ['152', 'a loop', ['wrapper-loop']],
  ['153', 'a wrapper that leads nowhere', ['wrapper-nowhere']],
];

for (const [id, what, documents] of PREROLLS) {
  test(`the prerolls of ${id} show ${what}`, async (t) => {
    const { preroll } = await adsOf(await openSandbox(t), id);
    assert.deepEqual(preroll.flatMap(documentsOf), documents);
  });
}

test('130 has ads before, within and after, whose counts cannot be mixed up', async (t) => {
  const { preroll, midroll, postroll } = await adsOf(await openSandbox(t), '130');
  const [only] = midroll;
  assert.deepEqual([midroll.length, only?.at], [1, 12]);
  const documents = [...preroll, ...midroll.map(({ ad }) => ad), ...postroll].flatMap(documentsOf);
  assert.deepEqual(documents, ['inline', 'skippable', 'progress', 'viewable']);
});

test('131 may be skipped after a second, and its ad lasts longer', async (t) => {
  const { skip } = await adsOf(await openSandbox(t), '131');
  assert.deepEqual(skip, { after: 1 });
});

test('133 and 134 have overlays of every kind, soon', async (t) => {
  const sandbox = await openSandbox(t);
  const timed = await adsOf(sandbox, '133');
  const times = [...timed.overlayInitial, ...timed.overlayMain].map(
    ({ ad, after, stay, delay, fixed }) => [documentsOf(ad)[0], after, stay, delay, fixed],
  );
  assert.deepEqual(times, [
    ['non-linear', 1, 3, 0, false],
    ['non-linear-text', 6, 4, 3, false],
  ]);
  const [fixed] = (await adsOf(sandbox, '134')).overlayMain;
  assert.deepEqual(
    [fixed?.fixed, fixed?.stay, fixed?.maxWidth, fixed?.maxHeight],
    [true, null, { value: 320, unit: 'px' }, { value: 60, unit: 'px' }],
  );
});

test('135 has a creative of its own that leads somewhere', async (t) => {
  const [ad] = (await adsOf(await openSandbox(t), '135')).preroll;
  assert.ok(ad?.kind === 'video');
  assert.match(ad.url ?? '', /\/media\/short-advert\.mp4$/);
  assert.match(ad.destinationUrl ?? '', /\/ads\/landing$/);
});

test('only 154 asks for the IMA SDK', async (t) => {
  const sandbox = await openSandbox(t);
  const managers = new Map<string, string[]>();
  for (let id = 101; id <= 158; id += 1) {
    const { manager } = await adsOf(sandbox, String(id));
    managers.set(manager, [...(managers.get(manager) ?? []), String(id)]);
  }
  assert.deepEqual(managers.get('ima'), ['154']);
});

test('155 is measured by the beacons of the sandbox', async (t) => {
  const sandbox = await openSandbox(t);
  const { analytics } = resolveEmbed(await publishedEmbed(sandbox, '155'), {}).config;
  const [ama] = analytics;
  const { pathname, search } = new URL(ama?.settings['url_beacon'] ?? '');
  assert.equal(ama?.provider, 'ama');
  assert.match(await (await sandbox.call(pathname + search)).text(), /run=embed-155/);
});

test('every tag of the seed asks the ad server for a document that it has', async (t) => {
  const sandbox = await openSandbox(t);
  let asked = 0;
  for (let id = 101; id <= 158; id += 1) {
    if (id === 113) continue; // its ads are wrong on purpose
    const { config } = resolveEmbed(await publishedEmbed(sandbox, String(id)), {});
    for (const { ad, position } of slottedAds(config)) {
      if (ad.kind !== 'tag') continue;
      for (const tag of ad.tags) {
        const url = expandAdTag(tag, adTagContext(config, ad, {}, position)).url;
        const { pathname } = new URL(url);
        assert.ok(DOCUMENTS.has(pathname.replace(/^\/ads\/vast\/|\.xml$/g, '')), url);
        asked += 1;
      }
    }
  }
  assert.ok(asked > 40, `${asked} tags`);
});
