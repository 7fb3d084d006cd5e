import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DOCUMENTS } from '../../../../demo/sandbox/ad-server/documents.js';
import { jsonOf, openSandbox, type OpenSandbox, ORIGIN, seedOf } from '../open-sandbox.js';
import { type ReadElement, xmlElements } from '../xml-elements.js';

/** Documents that are not VAST, or that are delayed or never complete. */
const UNREADABLE = ['broken', 'html', 'error-500', 'slow', 'stalled'];

const documentOf = async (
  { call }: OpenSandbox,
  name: string,
  search = '',
): Promise<readonly ReadElement[]> => {
  const reply = await call(`/ads/vast/${name}.xml${search}`);
  assert.equal(reply.status, 200, name);
  assert.equal(reply.headers.get('content-type'), 'application/xml; charset=utf-8');
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  return xmlElements(await reply.text());
};

const textsOf = (elements: readonly ReadElement[], ...names: readonly string[]) =>
  elements.filter(({ name }) => names.includes(name)).map(({ text }) => text);

const TRACKERS = [
  'Impression',
  'Tracking',
  'vmap:Tracking',
  'ClickTracking',
  'NonLinearClickTracking',
  'Error',
  'Viewable',
  'NotViewable',
  'ViewUndetermined',
  'IconViewTracking',
  'IconClickTracking',
  'CompanionClickTracking',
];

for (const name of DOCUMENTS.keys()) {
  if (UNREADABLE.includes(name)) continue;
  test(`${name} is well formed, and all its trackers are counted under its ad`, async (t) => {
    const sandbox = await openSandbox(t, { seed: seedOf({}) });
    const elements = await documentOf(sandbox, name, '?run=r1');
    assert.equal(elements[0]?.name, name === 'vmap' ? 'vmap:VMAP' : 'VAST');
    const trackers = textsOf(elements, ...TRACKERS).map((url) => new URL(url));
    for (const { pathname, search } of trackers) {
      assert.equal((await sandbox.call(pathname + search)).status, 200, pathname);
    }
    const { counts, ads } = await jsonOf(await sandbox.call('/ads/counters.json?run=r1'));
    const expected = new Map<string, Record<string, number>>();
    const total: Record<string, number> = {};
    for (const { pathname, searchParams } of trackers) {
      const [ad, event] = [searchParams.get('ad') ?? '', pathname.slice('/ads/track/'.length)];
      const hits = expected.get(ad) ?? {};
      expected.set(ad, { ...hits, [event]: (hits[event] ?? 0) + 1 });
      total[event] = (total[event] ?? 0) + 1;
    }
    assert.deepEqual(ads, Object.fromEntries(expected));
    assert.deepEqual(counts, total);
  });
}

/** The feature of a document: an element, an attribute of it, and its values in order. */
const SHOWN: readonly (readonly [
  string,
  string,
  string | null,
  readonly (string | undefined)[],
])[] = [
  ['inline', 'Linear', 'skipoffset', [undefined]],
  ['skippable', 'Linear', 'skipoffset', ['00:00:03']],
  ['old', 'VAST', 'version', ['2.0']],
  ['pod', 'Ad', 'sequence', ['1', '2']],
  ['pod', 'Ad', 'id', ['pod-1', 'pod-2']],
  ['vpaid', 'MediaFile', 'apiFramework', ['VPAID']],
  ['no-media', 'MediaFile', 'type', ['video/x-flv']],
  ['non-linear', 'StaticResource', 'creativeType', ['image/png']],
  ['non-linear', 'StaticResource', null, [`${ORIGIN}/media/banner.png`]],
  ['non-linear-text', 'StaticResource', null, ['An advert <in> words & signs']],
  ['no-ad', 'Ad', 'id', []],
  ['empty', 'VAST', 'version', [undefined]],
  ['vmap', 'vmap:AdBreak', 'timeOffset', ['start', '00:00:02', '50%', 'end']],
  ['vmap', 'vmap:AdBreak', 'breakType', ['linear', 'nonlinear', 'linear', 'linear']],
  ['vmap', 'vmap:VASTAdData', null, ['']],
  ['wrapper', 'VASTAdTagURI', null, [`${ORIGIN}/ads/vast/inline.xml`]],
  ['wrapper-loop', 'VASTAdTagURI', null, [`${ORIGIN}/ads/vast/wrapper-loop.xml`]],
];

for (const [name, element, attribute, values] of SHOWN) {
  test(`${name} has ${element} ${attribute ?? 'text'} ${values.join(', ') || 'none'}`, async (t) => {
    const elements = await documentOf(await openSandbox(t, { seed: seedOf({}) }), name);
    const found = elements.filter((one) => one.name === element);
    assert.deepEqual(
      found.map(({ text, attributes }) => (attribute === null ? text : attributes[attribute])),
      values,
    );
  });
}

const PLAYABLE = ['inline', 'skippable', 'progress', 'viewable', 'old', 'pod'];

for (const creative of ['advert', 'short', 'stream']) {
  test(`every playable ad accepts the creative ${creative}, whose media exist`, async (t) => {
    const sandbox = await openSandbox(t, { seed: seedOf({}) });
    const durations = new Set<string>();
    for (const name of PLAYABLE) {
      const elements = await documentOf(sandbox, name, `?creative=${creative}`);
      for (const duration of textsOf(elements, 'Duration')) durations.add(duration);
      const files = elements.filter((one) => one.name === 'MediaFile');
      for (const { text, attributes } of files) {
        const reply = await sandbox.call(text.slice(ORIGIN.length));
        assert.equal(reply.headers.get('content-type'), attributes['type']);
      }
    }
    const expected = { advert: '00:00:06', short: '00:00:02', stream: '00:00:04' }[creative];
    assert.deepEqual([...durations], [expected]);
  });
}

test('progress is tracked at a time and at a percentage', async (t) => {
  const elements = await documentOf(await openSandbox(t, { seed: seedOf({}) }), 'progress');
  const offsets = elements.flatMap(({ attributes: { event, offset } }) =>
    event === 'progress' ? [offset] : [],
  );
  assert.deepEqual(offsets, ['00:00:03', '50%']);
});

test('a chain of wrappers keeps run and creative over three hops', async (t) => {
  const sandbox = await openSandbox(t, { seed: seedOf({}) });
  const hops: string[] = [];
  let next: string | undefined = `${ORIGIN}/ads/vast/wrapper-chain.xml?run=r1&creative=short`;
  let last: readonly ReadElement[] = [];
  while (next !== undefined) {
    hops.push(new URL(next).pathname.slice('/ads/vast/'.length, -'.xml'.length));
    last = xmlElements(await (await sandbox.call(next.slice(ORIGIN.length))).text());
    for (const url of textsOf(last, 'Impression')) await sandbox.call(url.slice(ORIGIN.length));
    [next] = textsOf(last, 'VASTAdTagURI');
  }
  assert.deepEqual(hops, ['wrapper-chain', 'wrapper-chain-2', 'wrapper-chain-3', 'inline']);
  assert.deepEqual(textsOf(last, 'Duration'), ['00:00:02']);
  const { ads } = await jsonOf(await sandbox.call('/ads/counters.json?run=r1'));
  assert.deepEqual(ads, Object.fromEntries(hops.map((hop) => [hop, { impression: 1 }])));
});

/** Documents that refer to URLs that do not exist. */
const NOWHERE = [
  ['wrapper-nowhere', 'VASTAdTagURI'],
  ['missing-media', 'MediaFile'],
  ['vpaid', 'MediaFile'],
  ['no-media', 'MediaFile'],
] as const;

for (const [name, element] of NOWHERE) {
  test(`${name} refers to a document or file that does not exist`, async (t) => {
    const sandbox = await openSandbox(t, { seed: seedOf({}) });
    const [url = ''] = textsOf(await documentOf(sandbox, name), element);
    assert.equal((await sandbox.call(url.slice(ORIGIN.length))).status, 404);
  });
}

test('bad-media declares an image as a video', async (t) => {
  const sandbox = await openSandbox(t, { seed: seedOf({}) });
  const [file] = (await documentOf(sandbox, 'bad-media')).filter(
    ({ name }) => name === 'MediaFile',
  );
  assert.equal(file?.attributes['type'], 'video/mp4');
  const reply = await sandbox.call(file.text.slice(ORIGIN.length));
  assert.equal(reply.headers.get('content-type'), 'image/png');
});

const FAILURES = [
  ['broken', 200, 'application/xml; charset=utf-8'],
  ['html', 200, 'text/html; charset=UTF-8'],
  ['error-500', 500, 'text/plain; charset=UTF-8'],
] as const;

for (const [name, status, type] of FAILURES) {
  test(`${name} responds with ${status} ${type} and without a document`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({}) });
    const reply = await call(`/ads/vast/${name}.xml`);
    assert.deepEqual([reply.status, reply.headers.get('content-type')], [status, type]);
    const text = await reply.text();
    assert.throws(() => xmlElements(text));
  });
}

test('no-cors can be read by the same origin only', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const path = '/ads/vast/no-cors.xml';
  assert.equal((await call(path, { headers: { origin: ORIGIN } })).status, 200);
  const reply = await call(path, { headers: { origin: 'http://page.test' } });
  assert.equal(reply.headers.get('access-control-allow-origin'), null);
  assert.doesNotMatch(await reply.text(), /VAST/);
});

test('errors are counted by their code', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  for (const code of ['303', '303', '402', '[ERRORCODE]']) {
    await call(`/ads/track/error?ad=no-ad&run=r1&code=${encodeURIComponent(code)}`);
  }
  const { counts, ads, codes } = await jsonOf(await call('/ads/counters.json?run=r1'));
  assert.deepEqual(counts, { error: 4 });
  assert.deepEqual(ads, { 'no-ad': { error: 4 } });
  assert.deepEqual(codes, { 'no-ad': { 303: 2, 402: 1 } });
});
