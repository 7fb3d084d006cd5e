import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintAdTag } from '../../../../src/lint/ad-tag/lint-ad-tag.js';

/** The macro that a repair of an unknown macro writes, or null. */
const meant = (name: string, parameter = 'a'): string | null => {
  const tag = `https://ads.example/v?cb=[CACHEBUSTING]&${parameter}=[${name}]`;
  const finding = lintAdTag(tag).find(({ id }) => id === 'macro-near-miss');
  return finding === undefined ? null : String(finding.params['macro']).slice(1, -1);
};

test('a name of four characters or more may have one mistake', () => {
  assert.equal(meant('PAEG'), 'PAGEURL');
  assert.equal(meant('PGE'), null);
  assert.equal(meant('HOSR'), 'DOMAIN');
  assert.equal(meant('HXSR'), null);
  assert.equal(meant('DOMAIX'), 'DOMAIN');
  assert.equal(meant('DOMXIX'), null);
  assert.equal(meant('PAGEXYL'), null);
});

test('a name of eight characters or more may have two mistakes', () => {
  assert.equal(meant('PAGEURXX'), 'PAGEURL');
  assert.equal(meant('XXAGEURL'), 'PAGEURL');
  assert.equal(meant('CLICKTXX'), null);
  assert.equal(meant('DEVICEXX'), 'DEVICEUA');
  assert.equal(meant('MEDIAMXXX'), null);
});

test('a macro is meant also without a value, unless only trackers have it', () => {
  assert.equal(meant('DEVICEIPS'), 'DEVICEIP');
  assert.equal(meant('ERRORCODES'), null);
});

test('the time in a correlator is the number', () => {
  assert.equal(meant('TIMESTMAP'), 'TIMESTAMP');
  assert.equal(meant('TIMESTMAP', 'correlator'), 'timestamp');
  assert.equal(meant('PAGEURI', 'correlator'), 'PAGEURL');
});

test('the first 20 unknown placeholders of a tag are compared with the known ones', () => {
  const unknown = Array.from({ length: 20 }, (_, index) => `&a${index}=[NOTHING_${index}_KNOWN]`);
  const tag = `https://ads.example/v?cb=[CACHEBUSTING]`;
  const ids = (text: string): readonly string[] => lintAdTag(text).map(({ id }) => id);
  assert.deepEqual(ids(`${tag}${unknown.slice(1).join('')}&z=[PAGEURI]`), [
    'macro-unknown',
    'macro-near-miss',
  ]);
  assert.deepEqual(ids(`${tag}${unknown.join('')}&z=[PAGEURI]`), ['macro-unknown']);
});
