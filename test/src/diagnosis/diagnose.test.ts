import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createCase } from '../../../src/diagnosis/case/create-case.js';
import type { DiagnoseOptions } from '../../../src/diagnosis/diagnose-options.js';
import { diagnose } from '../../../src/diagnosis/diagnose.js';
import type { Verdict } from '../../../src/diagnosis/diagnosis.js';
import type { PlaceholderFix } from '../../../src/diagnosis/placeholder-fix.js';
import { verdictsMessages } from '../../../src/messages/generated/verdicts/index.js';
import type { Viewer } from '../../../src/viewer.js';
import { root } from '../../repository/project.js';
import { answering, emptyInspection } from './inspections.js';
import { embedOf } from './read-verdict.js';

/** What the README teaches: a viewer without a clock and without a random number. */
const VIEWER = { page: { url: 'https://news.example/story' }, consent: { gdprApplies: true } };

const BROKEN = 'https://ads.example/vast?sz=640x480&ord=[CACHEBUSTIN]&gdpr=[GDPR]&url=[PAGE_URL]';

const findingsOf = async (tag: string, options: DiagnoseOptions) =>
  (await diagnose(tag, options)).findings.map(({ id, params }) => [id, params]);

describe('the example of the README', () => {
  it('has no finding about a value that every player has', async () => {
    const [, tag = ''] =
      /const tag = '([^']+)';\nconst viewer = \{ page: \{ url: 'https:\/\/news\.example\/story' \}/.exec(
        readFileSync(`${root}README.md`, 'utf8'),
      ) ?? assert.fail('The README has another example.');
    assert.deepEqual(await findingsOf(tag, { viewer: VIEWER }), [
      ['consent-flag-without-string', { flag: '[gdpr]', consent: '[GDPRCONSENT]' }],
      ['macro-value-unknown', { placeholders: ['[GDPRCONSENT]'], more: 0 }],
    ]);
  });
});

const CORRECTION = { placeholder: '[CACHEBUSTIN]', macro: '[CACHEBUSTING]', field: null };

/** What the verdict says about each placeholder. */
const fixesOf = (verdict: Verdict): readonly PlaceholderFix[] =>
  verdict.id === 'macro-unresolved' ? verdict.params.fixes : [];

describe('a tag with a misspelt macro', () => {
  it('has its correction with every viewer, in the verdict and in the findings', async () => {
    for (const viewer of [undefined, {}, { device: 'mobile' } as const, { page: VIEWER.page }]) {
      const { verdict, findings } = await diagnose(BROKEN, viewer && { viewer });
      assert.deepEqual([verdict.id, verdict.owner], ['macro-unresolved', 'publisher']);
      assert.deepEqual(fixesOf(verdict)[0], CORRECTION);
      assert.match(JSON.stringify(verdict.repair), /ord=\[CACHEBUSTING\]/);
      const found = findings.find(({ id }) => id === 'macro-near-miss');
      assert.deepEqual(found?.params, {
        placeholder: '[CACHEBUSTIN]',
        macro: '[CACHEBUSTING]',
      });
      assert.ok(found.repair !== null || viewer?.page !== undefined);
    }
  });

  it('is not at fault for the placeholders that the player of a page fills', async () => {
    const { verdict } = await diagnose(BROKEN);
    assert.deepEqual(fixesOf(verdict), [CORRECTION]);
    const placeholders = ['[GDPR]', '[PAGE_URL]'];
    const note = verdictsMessages.messagesIn('en')('note-unfilled', { placeholders });
    assert.ok(verdict.note.includes(note), verdict.note);
  });

  it('has it in the note if another fault counts more', async () => {
    const { verdict } = await diagnose(BROKEN, { viewer: VIEWER });
    assert.deepEqual([verdict.id, verdict.owner], ['consent-missing', 'publisher']);
    assert.match(verdict.note, /\[CACHEBUSTING\].*\[CACHEBUSTIN\]/);
  });
});

describe('a diagnosis in another language', () => {
  it('has its verdict, its findings and the labels of their repairs in that language', async () => {
    const english = await diagnose(BROKEN);
    const { verdict, findings } = await diagnose(BROKEN, { language: 'it' });
    assert.notEqual(verdict.sentence, english.verdict.sentence);
    for (const [index, { id, message, remedy, repair }] of english.findings.entries()) {
      const translated = findings[index] ?? assert.fail(id);
      assert.equal(translated.id, id);
      assert.notEqual(translated.message, message);
      assert.notEqual(translated.remedy, remedy);
      if (repair !== null) assert.notEqual(translated.repair?.label, repair.label);
    }
  });

  it('replays a case in the language of its reader', async () => {
    const options = { language: 'it' };
    const text = JSON.stringify(await createCase(await diagnose(BROKEN, options), options));
    const german = await diagnose(BROKEN, { language: 'de' });
    assert.equal(
      (await diagnose(text, { language: 'de' })).verdict.sentence,
      german.verdict.sentence,
    );
    assert.notEqual((await diagnose(text)).verdict.sentence, german.verdict.sentence);
  });
});

describe('the requests of a diagnosis', () => {
  const TAG = 'https://ads.example/vast?cb=[CACHEBUSTING]&ts=[timestamp]';

  const requestedUrl = async (input: string, viewer?: Viewer): Promise<URL> => {
    const urls: string[] = [];
    await diagnose(input, {
      ...(viewer && { viewer }),
      inspect: answering((url) => {
        urls.push(url);
        return emptyInspection(url);
      }),
    });
    return new URL(urls[0] ?? assert.fail('Nothing was requested.'));
  };

  for (const [what, input] of [
    ['a tag', TAG],
    ['an embed', embedOf(TAG)],
  ] as const)
    it(`have a new random number and the current time for ${what} and a viewer without them`, async () => {
      const before = Date.now();
      const [one, other] = [
        await requestedUrl(input),
        await requestedUrl(input, { device: 'mobile' }),
      ];
      const after = Date.now();
      assert.match(one.searchParams.get('cb') ?? '', /^\d{8}$/);
      assert.notEqual(one.searchParams.get('cb'), other.searchParams.get('cb'));
      const time = Number(one.searchParams.get('ts'));
      assert.ok(time >= Math.floor(before / 1000) && time <= after, String(time));
    });

  it('have those of the viewer', async () => {
    const { searchParams } = await requestedUrl(TAG, { now: 1_700_000_000_000, random: 0.25 });
    assert.equal(searchParams.get('cb'), '32500000');
    assert.match(searchParams.get('ts') ?? '', /^17000000000?0?0?$/);
  });

  it('do not change what is found about a tag', async () => {
    const ids = async (options: DiagnoseOptions) => (await diagnose(BROKEN, options)).findings;
    const inspect = answering(() => null as never);
    assert.deepEqual(
      (await ids({ inspect })).map(({ id }) => id),
      (await ids({})).map(({ id }) => id),
    );
  });
});

describe('the note of a verdict about a tag with macros of the viewer', () => {
  const assumed = (pageHost: string, gdprApplies: 'unknown' | 'yes'): string =>
    verdictsMessages.messagesIn('en')('note-assumed', {
      pageHost,
      gdprApplies,
      hasConsentString: 'no',
    });

  const noteOf = async (tag: string, options?: DiagnoseOptions): Promise<string> =>
    (await diagnose(tag, options)).verdict.note;

  it('says what was assumed of the page and the consent', async () => {
    assert.ok((await noteOf(BROKEN)).endsWith(assumed('', 'unknown')));
    const note = await noteOf(BROKEN, { viewer: VIEWER });
    assert.ok(note.endsWith(assumed('news.example', 'yes')));
  });

  it('does not speak of them for a tag that depends on neither', async () => {
    const note = await noteOf('https://ads.example/v?ord=[CACHEBUSTIN]');
    assert.ok(!note.includes(assumed('', 'unknown')));
  });

  it('is about any viewer, also one of hostile data', async () => {
    const hostile = JSON.parse(
      '{"page":{"url":{"toString":1}},"consent":{"tcString":7,"gdprApplies":"x"},"now":"y"}',
    ) as NonNullable<DiagnoseOptions['viewer']>;
    const note = await noteOf(BROKEN, { viewer: hostile });
    assert.ok(note.endsWith(assumed('', 'unknown')), note);
  });
});

describe('the clock of a player', () => {
  it('fills the placeholders for the time and a random number without one in the viewer', async () => {
    const { tags, verdict } = await diagnose(
      'https://ads.example/v?a=[random]&b=[timestamp]&c=[CACHEBUSTING]&d=[TIMESTAMP]',
    );
    assert.equal(verdict.id, 'not-requested');
    assert.deepEqual(
      tags[0]?.expanded.expansions.map(({ outcome }) => outcome),
      ['replaced', 'replaced', 'replaced', 'replaced'],
    );
  });
});
