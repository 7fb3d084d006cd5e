import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/index.js';
import { copiedTags } from '../../../../src/diagnosis/input/copied-tag.js';
import { expandAdTag, lintAdTag } from '../../../../src/index.js';

const VALUES = ['my story', 'a b c', 'Ärger im Bus', '[SECTION ID]', 'a  b', '10 % off'];
const PLACES = [
  (value: string) => `https://ads.example/vast?title=${value}&pos=pre`,
  (value: string) => `https://ads.example/vast?pos=pre&title=${value}&v=4`,
  (value: string) => `https://ads.example/vast?url=https://www.p.example/${value}&pos=pre`,
];

/** Tags with blanks in a value, before another parameter. */
const TAGS = VALUES.flatMap((value) => PLACES.map((place) => place(value)));

describe('an ad tag with blanks in a value', () => {
  for (const tag of TAGS)
    it(`is the same for the linter, the expansion and the diagnosis: ${tag}`, async () => {
      assert.deepEqual(copiedTags(tag)?.tags, [tag]);
      const { tags, input } = await diagnose(tag);
      assert.equal(input.changes, undefined);
      assert.equal(tags[0]?.expanded.text, expandAdTag(tag, {}).text);
      assert.ok(lintAdTag(tag).every(({ id }) => id !== 'tag-surrounded'));
    });

  it('says what is left out behind a blank that no parameter follows', () => {
    const found = copiedTags('https://ads.example/vast?title=my story');
    assert.ok(found);
    assert.deepEqual(found.tags, ['https://ads.example/vast?title=my']);
    assert.deepEqual(found.changes, ['text-behind']);
  });

  it('ends before the words of a sentence', () => {
    for (const text of [
      'https://ads.example/vast?a=1 and https://ads.example/vast?b=2&c=3',
      'Look at https://ads.example/vast?a=1 of Smith & Sons',
    ])
      assert.equal(copiedTags(text)?.tags[0], 'https://ads.example/vast?a=1');
  });
});
