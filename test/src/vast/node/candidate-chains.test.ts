import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CandidateResolver } from '../../../../src/vast/request/candidate-resolver.js';
import { parseXml } from '../../../../src/vast/node/parse-xml.js';
import type { CandidateResult, VastAd, VastRequest } from '../../../../src/vast/vast-ad.js';
import { VastError } from '../../../../src/vast/vast-error.js';
import { inline, vast, wrapper } from './documents.js';

const HOST = 'https://ads.example';
const TAG = `${HOST}/tag`;

interface Options extends Partial<Pick<VastRequest, 'limits' | 'tag' | 'document'>> {
  /** The ads that fail, with their codes; all others play. */
  readonly failing?: Readonly<Record<string, number>>;
}

/** The document of a text. Types of the DOM are not known in tests of Node. */
const documentOf = (text: string): never => {
  const { document } = parseXml(text) as { readonly document: object | null };
  assert.ok(document);
  return document as never;
};

/** The requests, the candidates, the error trackers and the result, in the order in which they happen. */
const run = async (
  documents: Readonly<Record<string, string>>,
  { failing = {}, tag = TAG, ...request }: Options = {},
): Promise<readonly string[]> => {
  const log: string[] = [];
  const resolver = new CandidateResolver(
    {
      tag,
      ...request,
      signal: new AbortController().signal,
      expand: (url, { BLOCKEDADCATEGORIES: blocked }) =>
        url.replace('[BLOCKED]', Array.isArray(blocked) ? blocked.join() : JSON.stringify(blocked)),
      mayUseCookies: () => true,
      ping: () => undefined,
    },
    {
      baseUrl: 'https://page.example/a/',
      load: ({ href }) => {
        log.push(href);
        const text = documents[href];
        return text === undefined
          ? Promise.reject(new VastError(301, 'unexpected'))
          : Promise.resolve({ url: href, document: documentOf(text) });
      },
      parse: documentOf,
      report: (urls, { ERRORCODE }) =>
        log.push(
          ...urls.map((url) => `${new URL(url).pathname.slice(1)} ${JSON.stringify(ERRORCODE)}`),
        ),
      adOf: ({ inline: { id } }) => ({ id, tracker: { values: {} } }) as unknown as VastAd,
    },
  );
  const candidates = resolver.resolve();
  let step = await candidates.next('played');
  while (!step.done) {
    const { ad, remaining, hasAlternative } = step.value;
    log.push(`${ad.id}: ${remaining}${hasAlternative ? ' or another' : ''}`);
    const code = failing[ad.id];
    const result: CandidateResult =
      code === undefined ? 'played' : new VastError(code, 'unexpected');
    step = await candidates.next(result);
  }
  return [...log, step.value === 'played' ? 'played' : `${step.value.code}: ${step.value.id}`];
};

const ad = (name: string, on = '', more = ''): string =>
  inline(HOST, name, { on: on === '' ? '' : ` ${on}`, more });

const leading = (name: string, uri: string, on = '', more = ''): string =>
  wrapper(HOST, name, { uri, more }).replace('<Wrapper>', `<Wrapper ${on}>`);

describe('the ads of one response', () => {
  it('are tried until one plays, and each that fails reports its code', async () => {
    const documents = { [TAG]: vast(ad('one') + ad('two') + ad('three')) };
    assert.deepEqual(await run(documents, { failing: { one: 403, two: 400 } }), [
      TAG,
      'one: 1 or another',
      'one/error 403',
      'two: 1 or another',
      'two/error 400',
      'three: 1',
      'played',
    ]);
  });

  it('are not tried after a wrapper whose fallbackOnNoAd is false', async () => {
    const next = { [`${HOST}/next`]: vast(ad('one')) };
    const options = { failing: { one: 403 } };
    const strict = vast(leading('w', 'next', 'fallbackOnNoAd="false"') + ad('two'));
    assert.deepEqual(await run({ [TAG]: strict, ...next }, options), [
      TAG,
      `${HOST}/next`,
      'one: 1',
      'one/error 403',
      'w/error 403',
      '403: unexpected',
    ]);
    const lenient = vast(leading('w', 'next') + ad('two'));
    assert.deepEqual((await run({ [TAG]: lenient, ...next }, options)).slice(2), [
      'one: 1 or another',
      'one/error 403',
      'w/error 403',
      'two: 1',
      'played',
    ]);
  });

  it('are all the ads of a pod in the order of their sequence, with the number that is left', async () => {
    const pod =
      ad('two', 'sequence="2"') + ad('three', 'sequence="10"') + ad('one', 'sequence="1"');
    assert.deepEqual(await run({ [TAG]: vast(pod) }), [
      TAG,
      'one: 3',
      'two: 2',
      'three: 1',
      'played',
    ]);
  });

  it('have a stand-alone ad in place of one of the pod that fails', async () => {
    const pod = ad('spare') + ad('one', 'sequence="1"') + ad('two', 'sequence="2"');
    assert.deepEqual(await run({ [TAG]: vast(pod) }, { failing: { one: 403 } }), [
      TAG,
      'one: 2 or another',
      'one/error 403',
      'spare: 2',
      'two: 1',
      'played',
    ]);
  });

  it('have no other in place of a wrapper of the pod whose fallbackOnNoAd is false', async () => {
    const strict = leading('w', 'next', 'fallbackOnNoAd="false"').replace(
      '<Ad id="w">',
      '<Ad id="w" sequence="1">',
    );
    const documents = { [TAG]: vast(ad('spare') + strict), [`${HOST}/next`]: vast(ad('one')) };
    assert.deepEqual((await run(documents, { failing: { one: 403 } })).slice(2), [
      'one: 1',
      'one/error 403',
      'w/error 403',
      '403: unexpected',
    ]);
  });

  it('have played if one of a pod has, also if the last one fails', async () => {
    const pod = ad('one', 'sequence="1"') + ad('two', 'sequence="2"');
    const log = await run({ [TAG]: vast(pod) }, { failing: { two: 405 } });
    assert.deepEqual(log.slice(-2), ['two/error 405', 'played']);
  });

  it('are one after another in a break that allows one ad, whatever their sequence', async () => {
    const pod = ad('one', 'sequence="1"') + ad('two', 'sequence="2"') + ad('alone');
    const limits = { allowMultipleAds: false, followRedirects: true };
    assert.deepEqual(await run({ [TAG]: vast(pod) }, { limits, failing: { alone: 403 } }), [
      TAG,
      'alone: 1 or another',
      'alone/error 403',
      'one: 1 or another',
      'played',
    ]);
  });

  it('are twenty at most', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `ad${index}`);
    const failing = Object.fromEntries(names.map((name) => [name, 403]));
    const log = await run({ [TAG]: vast(names.map((name) => ad(name)).join('')) }, { failing });
    assert.deepEqual(log.slice(-3), ['ad19: 1', 'ad19/error 403', '403: unexpected']);
  });

  it('are none in an empty document, which reports 303', async () => {
    const empty = `<VAST version="4.2"><Error>${HOST}/empty</Error></VAST>`;
    assert.deepEqual(await run({ [TAG]: empty }), [TAG, 'empty 303', '303: no-ad']);
  });

  it('are those of a document that is given, without a request', async () => {
    assert.deepEqual(await run({}, { document: vast(ad('one')) }), ['one: 1', 'played']);
  });
});

describe('the ad tag', () => {
  it('is relative to the page, and its blanks do not count', async () => {
    assert.deepEqual(await run({}, { tag: ' ../tag ' }), [
      'https://page.example/tag',
      '301: unexpected',
    ]);
  });

  it('is not requested if it is no http(s) URL', async () => {
    assert.deepEqual(await run({}, { tag: 'ftp://ads.example/' }), ['301: tag-not-web']);
  });
});

describe('a wrapper', () => {
  const behind = (text: string): Readonly<Record<string, string>> => ({
    [`${HOST}/next`]: vast(text),
  });
  const first = (on = '', more = '', uri = 'next'): Readonly<Record<string, string>> => ({
    [TAG]: vast(leading('w', uri, on, more)),
  });

  it('leads to a URL that is relative to its document', async () => {
    assert.deepEqual(await run({ ...first(), ...behind(ad('one')) }), [
      TAG,
      `${HOST}/next`,
      'one: 1',
      'played',
    ]);
  });

  it('reports the code of the ad behind it, which reports it first', async () => {
    assert.deepEqual(await run({ ...first(), ...behind(ad('one')) }, { failing: { one: 405 } }), [
      TAG,
      `${HOST}/next`,
      'one: 1',
      'one/error 405',
      'w/error 405',
      '405: unexpected',
    ]);
  });

  it('allows one stand-alone ad and no pod unless it says otherwise', async () => {
    const ads = behind(ad('pod', 'sequence="1"') + ad('one') + ad('two'));
    assert.deepEqual((await run({ ...first(), ...ads })).slice(2), ['one: 1', 'played']);
    const allowed = await run({ ...first('allowMultipleAds="true"'), ...ads });
    assert.deepEqual(allowed.slice(2), ['pod: 1 or another', 'played']);
  });

  it('is not followed if it is behind one that forbids it', async () => {
    const log = await run({
      ...first('followAdditionalWrappers="false"'),
      ...behind(leading('x', 'last')),
    });
    assert.deepEqual(log.slice(2), ['x/error 303', 'w/error 303', '303: wrapper-forbidden']);
  });

  it('is not followed in a break that forbids it', async () => {
    const limits = { allowMultipleAds: true, followRedirects: false };
    assert.deepEqual((await run(first(), { limits })).slice(1), [
      'w/error 303',
      '303: wrapper-forbidden',
    ]);
  });

  it('fails with 300 if its URL cannot be requested', async () => {
    assert.deepEqual((await run(first('', '', 'ftp://ads.example/'))).slice(1), [
      'w/error 300',
      '300: wrapper-tag-not-web',
    ]);
  });

  for (const [uri, sentence] of [
    ['tag', 'the URL of a document before it'],
    [TAG, 'that URL as a whole'],
  ] as const)
    it(`fails with 302 if it leads back to ${sentence}`, async () => {
      assert.deepEqual((await run(first('', '', uri))).slice(1), [
        'w/error 302',
        '302: wrapper-circle',
      ]);
    });

  it('fails with 302 behind five others', async () => {
    const documents = Object.fromEntries(
      Array.from({ length: 7 }, (_, index) => [
        index === 0 ? TAG : `${HOST}/${index}`,
        vast(leading(`w${index}`, String(index + 1))),
      ]),
    );
    const log = await run(documents);
    assert.equal(log.filter((line) => line.startsWith('https:')).length, 6);
    assert.equal(log.at(-1), '302: wrapper-limit');
  });

  it('fails with 302 after twenty documents', async () => {
    const wrappers = Array.from({ length: 20 }, (_, index) =>
      leading(`w${index}`, `empty${index}`),
    );
    const log = await run({ [TAG]: vast(wrappers.join('')) });
    assert.equal(log.filter((line) => line.startsWith('https:')).length, 20);
    assert.deepEqual(log.slice(-2), ['w19/error 302', '302: document-limit']);
  });

  it('hands the categories that it blocks to the server behind it, each once', async () => {
    const blocked = (...codes: readonly string[]): string =>
      codes.map((code) => `<BlockedAdCategories>${code}</BlockedAdCategories>`).join('');
    const uri = `${HOST}/next?[BLOCKED]`;
    const log = await run({
      ...first('', blocked('IAB1'), uri),
      [`${HOST}/next?IAB1`]: vast(
        leading('x', `${HOST}/last?[BLOCKED]`, '', blocked('IAB2', 'IAB1')),
      ),
    });
    assert.deepEqual(log.slice(0, 3), [TAG, `${HOST}/next?IAB1`, `${HOST}/last?IAB1,IAB2`]);
    assert.equal((await run(first('', '', uri)))[1], `${HOST}/next?null`);
  });

  it('refuses an ad of a category that it blocks, with 205', async () => {
    const category = '<Category authority="a">IAB2</Category>';
    const log = await run({
      ...first('', '<BlockedAdCategories>IAB2</BlockedAdCategories>'),
      ...behind(ad('one', '', category)),
    });
    assert.deepEqual(log.slice(2), ['one/error 205', 'w/error 205', '205: category-blocked']);
    assert.deepEqual((await run({ ...first(), ...behind(ad('one', '', category)) })).slice(2), [
      'one: 1',
      'played',
    ]);
  });
});
