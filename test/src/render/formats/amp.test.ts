import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import {
  type CodeOptions,
  CodeUnavailableError,
  renderCode,
} from '../../../../src/render/render-code.js';
import { ampDocument, ampValidator } from '../amp-validator.js';
import { sampleEmbed } from '../sample-embed.js';

const combined = (all: readonly CodeOptions[], others: readonly CodeOptions[]) =>
  all.flatMap((options) => others.map((other) => ({ ...options, ...other })));

describe('AMP code', () => {
  let validator: Awaited<ReturnType<typeof ampValidator>>;

  before(async () => {
    validator = await ampValidator();
  });

  const faults = (code: string): readonly string[] =>
    validator.validateString(ampDocument(code), 'AMP').errors.map(({ message }) => message);

  const SIZES: readonly CodeOptions[] = [
    {},
    { width: 1 },
    { width: 1e9, height: 2.5 },
    { height: 99999 },
  ];
  const LABELS: readonly CodeOptions[] = [{}, { label: 'sport' }, { label: '<"&\n{{x}} ü/..' }];
  const TITLES: readonly CodeOptions[] = [
    {},
    { title: '"><script>alert(1)</script>' },
    { title: '{{{t}}} `\r\n' },
  ];
  const OTHERS: readonly CodeOptions[] = [
    {},
    {
      autoplay: true,
      mute: true,
      loop: true,
      captions: true,
      start: 1.5,
      end: 9,
      responsive: false,
      lazy: true,
      src: 'https://a.example/',
      elementFormat: 'iframe',
    },
    { frame: 'https://player.example/p?a=1&b=2#c' },
  ];
  const POSTERS: readonly (readonly [string, object])[] = [
    ['an https poster', {}],
    ['an http poster', { video: { preview_image: 'http://images.example.com/p.jpg' } }],
    [
      'a poster that AMP refuses',
      { video: { preview_image: 'https://a.example/?__amp_source_origin=1' } },
    ],
    ['a background image', { video: null, background_image: 'https://images.example.com/b.jpg' }],
    ['no image and no title', { video: null, title: null, width: null, height: null }],
  ];

  for (const [behavior, fields] of POSTERS) {
    test(`AMP code with ${behavior} is valid under all options`, () => {
      for (const options of [SIZES, LABELS, TITLES, OTHERS].reduce(combined)) {
        const code = renderCode(sampleEmbed(fields), 'amp', options);
        assert.deepEqual(faults(code), [], code);
        assert.match(code, / placeholder[ >]/);
      }
    });
  }

  test('AMP code is valid or unavailable for any texts and addresses', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__amp_source_origin', '{{x}}', '..'),
    );
    fc.assert(
      fc.property(
        text,
        text,
        fc.webUrl({ withFragments: true, withQueryParameters: true }),
        (title, label, frame) => {
          try {
            const code = renderCode(sampleEmbed({ title }), 'amp', { label, frame });
            assert.deepEqual(faults(code), [], code);
          } catch (error) {
            if (!(error instanceof CodeUnavailableError)) throw error;
            assert.match(`${label}\n${frame}`, /^\.\.?$|__amp_source_origin/m, error.message);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('the options of playback are in the fragment, with the parameter that AMP adds only to addresses without one', () => {
    const code = renderCode(sampleEmbed(), 'amp', { autoplay: true, start: 10, end: 20 });
    assert.match(code, /#autoplay=1&amp;t=10,20&amp;amp=1"/);
    assert.doesNotMatch(renderCode(sampleEmbed(), 'amp'), /#/);
  });

  test('an http address is upgraded, because AMP accepts only https', () => {
    const code = renderCode(sampleEmbed(), 'amp', { frame: 'http://a.example:8080/p' });
    assert.match(code, / src="https:\/\/a\.example:8080\/p"/);
    assert.deepEqual(faults(code), []);
  });

  test('the validator finds errors in all other formats and in changed AMP code', () => {
    for (const format of ['standard', 'iframe', '360', 'instant-article', 'media-embed'] as const) {
      assert.notDeepEqual(faults(renderCode(sampleEmbed(), format)), [], format);
    }
    const code = renderCode(sampleEmbed(), 'amp');
    for (const [good, bad] of [
      ['https://media', 'http://media'],
      [' layout="responsive"', ' layout="responsive" loading="lazy"'],
      ['allowfullscreen', 'allowfullscreen="true"'],
    ] as const) {
      assert.notDeepEqual(faults(code.replace(good, bad)), [], bad);
    }
  });
});
