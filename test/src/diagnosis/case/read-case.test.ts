import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdCase } from '../../../../src/diagnosis/case/ad-case.js';
import { createCase } from '../../../../src/diagnosis/case/create-case.js';
import type { CaseFault } from '../../../../src/diagnosis/case/case-fault.js';
import { readCase } from '../../../../src/diagnosis/case/read-case.js';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import { inspectDocument } from '../../../../src/vast/node/index.js';
import { emptyInspection } from '../inspections.js';
import { always, VIEWER } from '../read-verdict.js';

const options = { viewer: VIEWER, inspect: always(emptyInspection) };

const adCase = async (): Promise<AdCase> =>
  createCase(await diagnose('https://ads.example/vast', options), options);

/** Every place of a JSON value, as the keys that lead to it. */
const placesOf = (value: unknown, place: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [place]
    : [
        place,
        ...Object.entries(value).flatMap(([name, field]) => placesOf(field, [...place, name])),
      ];

const changed = (value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown => {
  if (name === undefined) return to;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string, unknown>;
  copy[name] = changed(copy[name], rest, to);
  return copy;
};

/** What nothing reads of an inspection, and the facts of a text, which are written by their names. */
const NOT_READ: ReadonlySet<string> = new Set(
  (
    'params info tag isInteractive altText offsetSeconds durationSeconds fallbackPictures viewTracking ' +
    'clickThrough clickTracking adParameters renderingMode minDurationSeconds offset'
  ).split(' '),
);

const isNotRead = (place: readonly string[]): boolean =>
  place.some((name) => NOT_READ.has(name)) || /items\/\d+\/id$/.test(place.join('/'));

const valueAt = (value: unknown, place: readonly string[]): unknown =>
  place.reduce((found, name) => (found as Readonly<Record<string, unknown>>)[name], value);

const PICTURE =
  '<StaticResource creativeType="image/png">https://cdn.example/a.png</StaticResource>';

/** An ad with everything that an ad can have. */
const DOCUMENT = `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Test</AdSystem><AdTitle>Ad</AdTitle>
<Impression>https://ads.example/i?[CACHEBUSTING]</Impression><Error>https://ads.example/e</Error>
<Extensions><Extension type="a"><b/></Extension></Extensions><Creatives>
<Creative><UniversalAdId idRegistry="a">b</UniversalAdId><Linear skipoffset="00:00:05">
<Duration>00:00:15</Duration><VideoClicks><ClickThrough>https://shop.example/</ClickThrough></VideoClicks>
<TrackingEvents><Tracking event="start">https://ads.example/s</Tracking></TrackingEvents>
<MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="800">https://cdn.example/a.mp4</MediaFile>
<ClosedCaptionFiles><ClosedCaptionFile type="text/vtt" language="en">https://cdn.example/a.vtt</ClosedCaptionFile></ClosedCaptionFiles></MediaFiles>
<Icons><Icon program="AdChoices" width="20" height="20" xPosition="left" yPosition="0" duration="00:00:05">${PICTURE}
<IconClicks><IconClickThrough>https://shop.example/</IconClickThrough><IconClickTracking>https://ads.example/c</IconClickTracking>
<IconClickFallbackImages><IconClickFallbackImage width="1" height="1">${PICTURE}</IconClickFallbackImage></IconClickFallbackImages></IconClicks>
<IconViewTracking>https://ads.example/v</IconViewTracking></Icon></Icons></Linear></Creative>
<Creative><CompanionAds required="any"><Companion id="c" width="300" height="250">${PICTURE}
<CompanionClickThrough>https://shop.example/</CompanionClickThrough><CompanionClickTracking>https://ads.example/c</CompanionClickTracking>
<TrackingEvents><Tracking event="creativeView">https://ads.example/v</Tracking></TrackingEvents></Companion></CompanionAds></Creative>
<Creative><NonLinearAds><NonLinear width="300" height="50" minSuggestedDuration="00:00:05">${PICTURE}
<NonLinearClickThrough>https://shop.example/</NonLinearClickThrough></NonLinear></NonLinearAds></Creative>
</Creatives></InLine></Ad></VAST>`;

/** A case with a request whose placeholder was filled, and the ad above. */
const inspectedCase = async (): Promise<AdCase> => {
  const inspected = {
    viewer: VIEWER,
    inspect: {
      inspectAdTag: (tag: string) => Promise.resolve(emptyInspection(tag)),
      inspectDocument: (text: string) => inspectDocument(text),
    },
  };
  const wrapper = `<VAST version="4.2"><Ad id="w"><Wrapper><AdSystem>W</AdSystem><VASTAdTagURI>https://ads.example/vast?cb=[CACHEBUSTING]</VASTAdTagURI></Wrapper></Ad></VAST>`;
  const caseOf = async (text: string): Promise<AdCase> =>
    createCase(await diagnose(text, inspected), inspected);
  const [one, other] = [await caseOf(DOCUMENT), await caseOf(wrapper)];
  return { ...one, inspections: [...one.inspections, ...other.inspections] };
};

const INPUT_KINDS = [
  'ad-tag',
  'embed',
  'embed-code',
  'vast',
  'vmap',
  'response',
  'har',
  'error-code',
  'unknown',
];

describe('a case file', () => {
  it('is read as it was written', async () => {
    const written = await adCase();
    assert.deepEqual(readCase(JSON.stringify(written)).case, written);
  });

  const fault = (expected: CaseFault['expected'], path = '', ...values: readonly string[]) => ({
    expected,
    path,
    version: '',
    values,
  });

  for (const [title, change, expected] of [
    ['another version', { version: 2 }, { ...fault('version', '/version', '1'), version: '2' }],
    ['no version', { version: undefined }, fault('version', '/version', '1')],
    ['another format', { format: 'x' }, fault('case-file')],
    ['no input', { input: undefined }, fault('object', '/input')],
    [
      'an unknown kind of input',
      { input: { kind: 'case' } },
      fault('one-of', '/input/kind', ...INPUT_KINDS),
    ],
    [
      'a tag that is no text',
      { input: { kind: 'ad-tag', tags: [7], replaceRules: [] } },
      fault('string', '/input/tags/0'),
    ],
    [
      'an unknown error code',
      { input: { kind: 'error-code', system: 'vast', code: '7', host: '' } },
      fault('error-code', '/input/code', 'vast'),
    ],
    ['inspections that are no list', { inspections: {} }, fault('list', '/inspections')],
    [
      'a hop without its fields',
      { inspections: [{ hops: [{}] }] },
      fault('string', '/inspections/0/hops/0/url'),
    ],
    [
      'a clock that is a text',
      { context: { viewer: { now: 'now' } } },
      fault('number', '/context/viewer/now'),
    ],
  ] as const)
    it(`with ${title} is refused with the field and what it should be`, async () => {
      const text = JSON.stringify({ ...(await adCase()), ...change });
      assert.deepEqual(readCase(text), { case: null, fault: expected });
    });

  it('that is not JSON is refused', () => {
    assert.deepEqual(readCase('{'), { case: null, fault: fault('json') });
  });

  it('that is refused has a verdict with the fault', async () => {
    const text = JSON.stringify({ ...(await adCase()), version: 9 });
    const { verdict } = await diagnose(text);
    assert.equal(verdict.id, 'case-invalid');
    assert.deepEqual(verdict.params, {
      ...fault('version', '/version', '1'),
      version: '9',
    });
  });

  it('is refused if a text, a number or a flag of its requests and ads has another type', async () => {
    const written = await inspectedCase();
    for (const place of placesOf(written.inspections, ['inspections'])) {
      const value = valueAt(written, place);
      if (typeof value === 'object' || isNotRead(place)) continue;
      const { fault: found } = readCase(JSON.stringify(changed(written, place, {})));
      assert.equal(found?.path, `/${place.join('/')}`);
    }
  });

  it('is refused if a keyword of its requests and ads is an unknown one', async () => {
    const written = await inspectedCase();
    const keywords = /\/(?:cors|outcome|source|required|result)$/;
    const places = placesOf(written.inspections, ['inspections'])
      .filter((place) => keywords.test(`/${place.join('/')}`))
      .filter((place) => valueAt(written, place) !== null);
    assert.ok(places.length >= 8, String(places.length));
    for (const place of places) {
      const { fault: found } = readCase(JSON.stringify(changed(written, place, '__proto__')));
      assert.equal(found?.path, `/${place.join('/')}`);
    }
  });

  it('is diagnosed without a rejection for any value in any of its fields', async () => {
    const valid = await adCase();
    for (const place of placesOf(valid))
      for (const hostile of [null, 'x', -1, 1e308, true, [], {}, [[]], { kind: 'embed' }]) {
        const text = JSON.stringify(changed(valid, place, hostile));
        const { verdict } = await diagnose(text);
        assert.equal(typeof verdict.sentence, 'string', place.join('/'));
      }
  });
});
