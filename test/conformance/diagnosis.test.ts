import assert from 'node:assert/strict';
import { createCase } from '../../src/diagnosis/case/create-case.js';
import { replayCase } from '../../src/diagnosis/case/replay-case.js';
import { diagnose } from '../../src/diagnosis/diagnose.js';
import type { Viewer } from '../../src/viewer.js';
import { sampled } from '../sample.js';
import { corpusTest } from './corpus.js';

const VIEWER: Viewer = {
  now: 1_700_000_000_000,
  random: 0.25,
  page: { url: 'https://news.example/story' },
};

/** Texts of one corpus that are diagnosed in a run, evenly spread over it. */
const TEXTS = 80;

/** Every text in a JSON value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const assertDiagnosed = async (text: string): Promise<void> => {
  const options = { viewer: VIEWER };
  const diagnosis = await diagnose(text, options);
  assert.notEqual(diagnosis.verdict.sentence, '', text.slice(0, 200));
  const replayed = await replayCase(await createCase(diagnosis, options));
  assert.equal(replayed.verdict.id, diagnosis.verdict.id, text.slice(0, 200));
};

corpusTest(
  'every real ad tag is recognized, and replays to the same verdict',
  'corpora/real-ad-tags.json',
  async (tags: readonly { readonly id: string; readonly url: string }[]) => {
    for (const { id, url } of tags) {
      const { kind } = await diagnose(url, { viewer: VIEWER });
      assert.equal(kind, 'ad-tag', id);
      await assertDiagnosed(url);
    }
  },
);

for (const file of ['naughty-strings', 'xss-payloads', 'hostile-field-values', 'wpt-url-cases'])
  corpusTest(
    `the texts of ${file} have verdicts, alone and in embeds`,
    `corpora/${file}.json`,
    async (corpus: unknown) => {
      const texts = textsIn(corpus);
      for (const text of sampled(texts, Math.ceil(texts.length / TEXTS))) {
        await assertDiagnosed(text);
        await assertDiagnosed(JSON.stringify({ title: text, preroll: [{ source_url: text }] }));
      }
    },
  );
