import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { DE_FACTO_MACROS } from '../../../src/ad-tags/de-facto-macros.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import { MACRO_CONTEXT, MACRO_TEXTS } from './macro-texts.js';

const NAMES = MACRO_TEXTS.flatMap(([names]) => names.split(' '));

const textOf = (name: string): string =>
  expandAdTag(`https://a.test/?x=[${name}]`, MACRO_CONTEXT).url.slice('https://a.test/?x='.length);

it('has a value for every name in wide use', () => {
  assert.deepEqual(DE_FACTO_MACROS.map(({ name }) => name).sort(), [...NAMES].sort());
});

for (const [names, text] of MACRO_TEXTS)
  it(`writes ${text} for ${names}`, () => {
    for (const name of names.split(' ')) assert.equal(textOf(name), text, name);
  });

it('knows automatic starts by the playback method, and else by the state of the inventory', () => {
  const start = (player: AdTagContext['player']): string =>
    expandAdTag('https://a.test/?x=[autoplay]&y=[vpa]', player === undefined ? {} : { player }).url;
  for (const playbackMethod of [1, 2, 5, 6, 7])
    assert.equal(start({ playbackMethod }), 'https://a.test/?x=1&y=auto', String(playbackMethod));
  for (const playbackMethod of [3, 4])
    assert.equal(start({ playbackMethod }), 'https://a.test/?x=0&y=click', String(playbackMethod));
  for (const inventoryState of [['autoplayed'], ['skippable', 'mautoplayed']])
    assert.equal(start({ inventoryState }), 'https://a.test/?x=1&y=auto');
  for (const player of [undefined, {}, { playbackMethod: 8 }, { inventoryState: ['skippable'] }])
    assert.equal(start(player), 'https://a.test/?x=[autoplay]&y=[vpa]');
});

it('reads from the URL of the page whether it is secure', () => {
  const secure = (url: string): string =>
    expandAdTag('https://a.test/?x=[secure]', { page: { url } }).url;
  assert.equal(secure('http://https.example/'), 'https://a.test/?x=0');
  assert.equal(secure('HTTPS://a.example/'), 'https://a.test/?x=1');
  assert.equal(secure('app://https://a.example/'), 'https://a.test/?x=[secure]');
});
