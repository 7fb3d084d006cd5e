import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { inspectDocument } from './inspect-ads.js';
import { inline, overlay, vast, wrapper } from './documents.js';

const ORIGIN = 'https://count.example';

const fetch = (): Promise<Response> => Promise.reject(new TypeError('There is no network.'));

const DOCUMENT = vast(
  wrapper(ORIGIN, 'outer', { uri: `${ORIGIN}/tag` }) +
    inline(ORIGIN, 'one', {
      more: '<Extensions><Extension type="a"><b/></Extension></Extensions>',
    }) +
    inline(ORIGIN, 'two', { on: ' sequence="1"', creatives: overlay(ORIGIN, 'two') }),
);

/** A document with a part replaced by something else. */
const damaged = fc
  .tuple(
    fc.nat(DOCUMENT.length),
    fc.nat(60),
    fc.oneof(
      fc.string(),
      fc.constantFrom('<', '>', '&', '"', ']]>', '<![CDATA[', '<Ad>', '</InLine>'),
    ),
  )
  .map(([at, length, part]) => DOCUMENT.slice(0, at) + part + DOCUMENT.slice(at + length));

/** Large texts of one kind. */
const repeated = (part: string): string => part.repeat(Math.floor(900_000 / part.length));

describe('the inspection of a hostile document', () => {
  it('resolves for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), damaged), async (text) => {
        const { result, failure } = await inspectDocument(text, { fetch });
        assert.equal(failure === null, result !== 'none');
      }),
      { numRuns: 300 },
    );
  });

  const ENTITIES = '<!DOCTYPE VAST [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const hostile: readonly [string, string, number][] = [
    ['entities that grow', `${ENTITIES}<VAST version="4.2"><Ad id="&b;"/></VAST>`, 100],
    ['elements that are never closed', repeated('<Wrapper>'), 100],
    ['quotes that are never closed', `<VAST ${repeated('a="')}`, 100],
    ['CDATA that is never closed', repeated('<![CDATA['), 100],
    ['comments that are never closed', repeated('<!--'), 100],
    ['ampersands', `<VAST>${repeated('&')}</VAST>`, 303],
    ['spaces', repeated(' '), 100],
    ['instructions', repeated('<?a?>'), 100],
    ['ads without content', vast(repeated('<Ad/>')), 101],
    [
      'elements within one another',
      vast(`<Ad>${'<a>'.repeat(4_900)}${'</a>'.repeat(4_900)}</Ad>`),
      101,
    ],
  ];
  for (const [sentence, text, code] of hostile) {
    it(`ends with the code ${code} for ${sentence}`, async () => {
      const { failure, errorTrackers } = await inspectDocument(text);
      assert.equal(failure?.code, code);
      assert.ok(errorTrackers.length <= 20);
    });
  }

  it('has an ad beside extensions that are 4,000 deep', async () => {
    const more = `<Extensions>${'<Extension>'.repeat(4_000)}${'</Extension>'.repeat(4_000)}</Extensions>`;
    const { ads } = await inspectDocument(vast(inline(ORIGIN, 'one', { more })));
    assert.equal(ads[0]?.failure, null);
  });
});
