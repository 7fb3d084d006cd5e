import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCase } from '../../../src/diagnosis/case/create-case.js';
import { replayCase } from '../../../src/diagnosis/case/replay-case.js';
import { diagnose } from '../../../src/diagnosis/diagnose.js';
import { verdictsMessages } from '../../../src/messages/generated/verdicts/index.js';
import { answering, emptyInspection, playingInspection } from './inspections.js';
import { VIEWER } from './read-verdict.js';

const GOOD = 'https://good.example/vast?cb=[CACHEBUSTING]';
const EMPTY = 'https://empty.example/vast?cb=[CACHEBUSTING]';
const HTTP = 'http://plain.example/vast?cb=[CACHEBUSTING]';

const inspect = answering((url) =>
  url.includes('good') ? playingInspection(url) : emptyInspection(url),
);

const LIST = [GOOD, EMPTY, HTTP].join('\n');

describe('the diagnosis of several ad tags', () => {
  it('has a verdict for each of them, in their order', async () => {
    const { tagVerdicts } = await diagnose(LIST, { viewer: VIEWER, inspect });
    assert.deepEqual(
      tagVerdicts.map(({ index, template, verdict }) => [index, template, verdict.id]),
      [
        [0, GOOD, 'ad-plays'],
        [1, EMPTY, 'no-ad'],
        [2, HTTP, 'http-on-https'],
      ],
    );
  });

  it('says how many there are and which one the verdict is about', async () => {
    const { verdict, verdictTag } = await diagnose(LIST, { viewer: VIEWER, inspect });
    assert.deepEqual([verdict.id, verdictTag], ['http-on-https', 2]);
    const text = verdictsMessages.messagesIn('en');
    assert.equal(verdict.note, text('note-about-tag', { count: 3, tag: 3 }));
  });

  it('says the same in Italian, and that nothing was requested', async () => {
    const { verdict } = await diagnose([GOOD, EMPTY].join('\n'), { language: 'it' });
    assert.match(verdict.note, /^Il testo ha 2 ad tag; questo verdetto riguarda il tag 1\./);
  });

  it('is about the first tag if all of them play', async () => {
    const { verdict, verdictTag } = await diagnose([GOOD, `${GOOD}&b=1`].join('\n'), {
      viewer: VIEWER,
      inspect,
    });
    assert.deepEqual([verdict.id, verdictTag], ['ad-plays', 0]);
  });

  it('counts tags that differ by device once', async () => {
    const tags = ['https://a.example/?d=[DEVICEUA]', 'https://b.example/?d=[DEVICEUA]'].join('\n');
    const viewer = { ...VIEWER, device: { type: 'desktop', userAgent: 'Desktop/1' } } as const;
    const diagnosis = await diagnose(tags, { viewer, inspect });
    assert.equal(diagnosis.tagVerdicts.length, 2);
    assert.deepEqual(
      diagnosis.tags.map(({ index, device }) => [index, device]),
      [
        [0, 'desktop'],
        [1, 'desktop'],
        [0, 'mobile'],
        [1, 'mobile'],
      ],
    );
  });

  it('names the tag of each finding, and repairs it without touching the others', async () => {
    const broken = 'https://bad.example/vast?cb=[CACHEBUSTNG]';
    const { findings } = await diagnose([GOOD, broken].join('\n'), { viewer: VIEWER });
    const found = findings.find(({ id }) => id === 'macro-near-miss');
    assert.equal(found?.path, '/input/tags/1');
    assert.deepEqual(
      found.repair?.operations.map((one) => ('value' in one ? one.value : null)),
      [[GOOD, 'https://bad.example/vast?cb=[CACHEBUSTING]'].join('\n')],
    );
  });

  it('has no verdicts of tags for a waterfall, which has one result', async () => {
    const { tagVerdicts, verdictTag, verdict } = await diagnose([EMPTY, GOOD].join('***'), {
      viewer: VIEWER,
      inspect,
    });
    assert.deepEqual([tagVerdicts, verdictTag, verdict.id], [[], null, 'ad-plays']);
  });

  it('replays from its case', async () => {
    const options = { viewer: VIEWER, inspect };
    const diagnosis = await diagnose(LIST, options);
    const adCase = await createCase(diagnosis, options);
    const replayed = await replayCase(JSON.parse(JSON.stringify(adCase)) as typeof adCase);
    assert.deepEqual(replayed.tagVerdicts, diagnosis.tagVerdicts);
    assert.deepEqual(replayed.verdict, diagnosis.verdict);
  });
});
