import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { AdTagContext } from '../../../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../../../src/ad-tags/expand-ad-tag.js';
import {
  otherPlayers,
  type OtherPlayerSegment,
  type OtherPlayerUrl,
} from '../../../../src/ad-tags/other-players/other-players.js';
import { playerMessage } from '../../../../src/ad-tags/other-players/player-message.js';
import { fullContext } from '../full-context.js';

const CONTEXT: AdTagContext = {
  now: 1_700_000_000_123,
  random: 0.5,
  page: {
    url: 'https://news.example/a?b=1&c=2',
    referrer: 'https://ref.example/',
    correlator: 4711,
    variables: { section: 'sport', empty: null },
  },
  content: { id: 'v1', title: 'One & two', duration: 61.2345 },
  embed: { tags: ['a,b', 'c'] },
  player: { width: 640, height: 360, muted: true, playhead: 0, playbackMethod: 2 },
  consent: { gdprApplies: true, tcString: 'CPtc', uspString: '1YNN' },
};

const urlOf = (player: string, tag: string, context: AdTagContext = CONTEXT): OtherPlayerUrl => {
  const url = otherPlayers(tag, context).find((one) => one.player === player);
  assert.ok(url);
  return url;
};

const placeholderOf = (
  player: string,
  tag: string,
  context: AdTagContext = CONTEXT,
): Pick<OtherPlayerSegment, 'kind' | 'text' | 'reason'> => {
  const segment = urlOf(player, tag, context).segments.find(({ placeholder }) => placeholder);
  assert.ok(segment);
  const { kind, text, reason } = segment;
  return { kind, text, reason };
};

const GAM =
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/x&correlator=[timestamp]&url=[page_url]';

describe('what other players request for an ad tag', () => {
  it('names each player with the source of its behavior', () => {
    const players = otherPlayers('https://a.test/', CONTEXT);
    assert.deepEqual(
      players.map(({ player }) => player),
      ['contrib-ads', 'contrib-ads-encoded', 'jw', 'ima', 'rmp-vast', 'vast-client'],
    );
    for (const { source, label } of players) {
      assert.match(source, /^https:\/\//);
      assert.ok(label.params.products.length > 0);
    }
  });

  it('keeps every macro in the IMA SDK and in vast-client', () => {
    const tag = 'https://a.test/?u=[PAGEURL]&c=[CACHEBUSTING]';
    for (const player of ['ima', 'vast-client']) {
      const { url, segments } = urlOf(player, tag);
      assert.equal(url, tag);
      assert.deepEqual(
        segments.map(({ kind }) => kind),
        ['same', 'kept', 'same', 'kept'],
      );
    }
  });

  it('lets the IMA SDK replace the correlator and add the US privacy string', () => {
    const { url, segments } = urlOf('ima', GAM);
    assert.equal(url, `${GAM}&us_privacy=1YNN`);
    assert.deepEqual(
      segments.map(({ kind }) => kind),
      ['same', 'unknown', 'same', 'kept', 'different'],
    );
  });

  it('lets contrib-ads insert values without encoding them, and encode them on demand', () => {
    const tag = 'https://a.test/?u={player.pageUrl}';
    assert.deepEqual(placeholderOf('contrib-ads', tag), {
      kind: 'different',
      text: 'https://news.example/a?b=1&c=2',
      reason: playerMessage('player-reason-not-encoded'),
    });
    assert.equal(placeholderOf('contrib-ads-encoded', tag).kind, 'same');
  });

  it('lets contrib-ads write null, defaults and nothing for missing values', () => {
    const tag =
      'https://a.test/?a={pageVariable.empty}&b={pageVariable.none=x}&c={pageVariable.no}';
    assert.equal(urlOf('contrib-ads', tag).url, 'https://a.test/?a=null&b=x&c=');
  });

  it('lets contrib-ads write a comma for undefined, and take braces into the name of a macro', () => {
    const context: AdTagContext = { ...CONTEXT, values: { none: undefined } };
    assert.equal(
      urlOf('contrib-ads', 'https://a.test/?n={none}', context).url,
      'https://a.test/?n=,',
    );
    assert.equal(urlOf('contrib-ads', 'https://a.test/?{a={x}').url, 'https://a.test/?{x');
    assert.equal(
      urlOf('contrib-ads', 'https://a.test/?l={player.live}').url,
      'https://a.test/?l=0',
    );
  });

  it('lets contrib-ads expand placeholders that come from a value', () => {
    const context = { ...CONTEXT, values: { title: '{player.width}' } };
    assert.deepEqual(placeholderOf('contrib-ads', 'https://a.test/?t={title}', context), {
      kind: 'different',
      text: '640',
      reason: playerMessage('player-reason-repeated'),
    });
  });

  it('lets JW Player replace only the first occurrence, and add parameters to tags of Google', () => {
    const { url, segments } = urlOf('jw', 'https://a.test/?w=__player-width__&v=__player-width__');
    assert.equal(url, 'https://a.test/?w=640&v=__player-width__');
    assert.equal(segments.at(-1)?.kind, 'kept');
    assert.equal(segments.at(-1)?.reason?.id, 'player-reason-first-occurrence');
    assert.equal(urlOf('jw', GAM).url, `${GAM}&vpa=auto&vpmute=1`);
  });

  it('lets JW Player keep the commas of a list of the item, and drop unknown properties', () => {
    const { url } = urlOf(
      'jw',
      'https://a.test/?a=__item-tags__&b=__item-tags-list__&c=__item-artist__&d=__item-duration__',
    );
    assert.equal(url, 'https://a.test/?a=a%2Cb%2Cc&b=a,b,c&c=&d=61.235');
  });

  it('lets rmp-vast take [timestamp] for the time as a text', () => {
    assert.deepEqual(placeholderOf('rmp-vast', GAM), {
      kind: 'different',
      text: '2023-11-14T22%3A13%3A20.123Z',
      reason: playerMessage('player-reason-other-value'),
    });
  });

  it('lets rmp-vast insert values of the page as they are, $& included', () => {
    const context = { ...CONTEXT, values: { id: 'a$&b' } };
    assert.deepEqual(placeholderOf('rmp-vast', 'https://a.test/?i=[id]', context), {
      kind: 'different',
      text: 'a[id]b',
      reason: playerMessage('player-reason-dollar-sign'),
    });
  });

  it('says why a player sends no request', () => {
    const missing = urlOf('rmp-vast', 'https://a.test/?i=[id]', { values: { id: null } });
    assert.equal(missing.url, null);
    assert.deepEqual(missing.segments, []);
    assert.deepEqual(missing.failure, playerMessage('player-failure-no-value', { name: 'id' }));
    const broken = urlOf('contrib-ads-encoded', 'https://a.test/?i={id}', {
      values: { id: '\ud800' },
    });
    assert.deepEqual(broken.failure, playerMessage('player-failure-lone-surrogate'));
  });

  it('compares parameters that this library adds or fills', () => {
    const { segments } = urlOf('vast-client', `${GAM}&vpmute=&hl=it`, {
      ...CONTEXT,
      addAdManagerParameters: true,
    });
    const filled = segments.filter(
      ({ placeholder, kind }) => placeholder === null && kind !== 'same',
    );
    assert.deepEqual(
      filled.map(({ kind, text }) => [kind, text]),
      [
        ['different', ''],
        ['different', ''],
      ],
    );
    assert.equal(filled[0]?.ours, '1');
    assert.match(filled[1]?.ours ?? '', /^&description_url=https%3A/);
  });

  it('keeps a placeholder behind the parameters that this library adds', () => {
    const tag = `${GAM}#{x=y}`;
    const context = { ...CONTEXT, addAdManagerParameters: true };
    const { segments } = urlOf('contrib-ads', tag, context);
    const ours = segments.map((segment) => segment.ours).join('');
    assert.equal(ours, expandAdTag(tag, context).text);
  });

  it('sends no value that must not be shared', () => {
    const context: AdTagContext = { values: { IFA: { restricted: true } } };
    for (const { url } of otherPlayers('https://a.test/?i=[IFA]', context))
      assert.equal(url, 'https://a.test/?i=[IFA]');
  });
});

const fragments = fc.constantFrom(
  ...['https://', 'a.test', '/', '?', '&', '#', '=', ' ', 'ü', '\ud800', '%', '%5B', '%5D', '\n'],
  ...['[', ']', '{', '}', '%%', '__', '$$', '$&', '***', '[PAGEURL]', '[timestamp]', '[A.B]'],
  ...['{player.width}', '{pageVariable.a=b}', '{x=y}', '__item-title__', '__page-url__'],
  ...['https://pubads.g.doubleclick.net/gampad/ads?', '&correlator=', '&vpmute=', '&url='],
);

const tags = fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join(''));

const values = fc.dictionary(
  fc.constantFrom('PAGEURL', 'A.B', 'x', 'player.width', '', '(', '['),
  fc.oneof(tags, fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
);

describe('for any tag and values', () => {
  it('never throws, and the segments are the URLs of both sides', () => {
    fc.assert(
      fc.property(tags, values, fc.boolean(), (tag, given, addAdManagerParameters) => {
        const context = { ...fullContext, values: given, addAdManagerParameters };
        const ours = expandAdTag(tag, context).text;
        for (const { url, segments, failure } of otherPlayers(tag, context)) {
          assert.equal(url === null, failure !== null);
          if (url === null) continue;
          assert.equal(segments.map(({ text }) => text).join(''), url);
          assert.equal(segments.map((segment) => segment.ours).join(''), ours);
        }
      }),
    );
  });

  it('takes time linear to the length of the tag', () => {
    const context = { ...CONTEXT, values: { x: '$`[y]', y: 'z' } };
    for (const part of ['[x]', '{a=b}', '{pageVariable.q', '__item-', '[', '%%x', '[IFA]']) {
      const tag = `https://a.test/?${part.repeat(10_000)}`;
      // Quadratic time would take minutes here.
      assert.equal(otherPlayers(tag, context).length, 6, part);
    }
  });
});
