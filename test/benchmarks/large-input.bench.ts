/** What a diagnosis of a large text takes without requests, and whether it grows with the text and no faster. */
import { concludeDiagnosis } from '../../src/diagnosis/conclude-diagnosis.js';
import { planDiagnosis } from '../../src/diagnosis/diagnosis-plan.js';
import { recognizeInput } from '../../src/diagnosis/input/recognize-input.js';
import { verdictTexts } from '../../src/diagnosis/verdict-texts.js';
import { compare } from './measure.js';

const texts = await verdictTexts('en');

const OPTIONS = { viewer: { now: 1_767_225_600_000, random: 0.5 } };

/** Every pure step from the text to the verdict. */
const diagnose = (text: string): string => {
  const input = recognizeInput(text);
  const plan = planDiagnosis(input, OPTIONS);
  const none = { tags: plan.tags.map(() => null), document: null };
  return concludeDiagnosis(input, plan, none, OPTIONS, texts).verdict.id;
};

const EVENTS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

/** VAST with so many trackers of 400 characters: 500 of them are 210 KB. */
const vastOf = (trackers: number): string => {
  const list = Array.from(
    { length: trackers },
    (_, at) =>
      `<Tracking event="${EVENTS[at % EVENTS.length] ?? ''}"><![CDATA[https://t${at}.example/e?id=${at}&cb=[CACHEBUSTING]&${'x=abcdefgh&'.repeat(30)}]]></Tracking>`,
  ).join('\n');
  return `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Bench</AdSystem><AdTitle>Many trackers</AdTitle><Impression>https://i.example/</Impression><Creatives><Creative><Linear><Duration>00:00:15</Duration><TrackingEvents>${list}</TrackingEvents><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://media.example/a.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;
};

const embedOf = (ads: number): string =>
  JSON.stringify({
    id: '7',
    preroll: Array.from({ length: ads }, (_, at) => ({
      id: String(at),
      source_url: `https://ads.example/vast?n=${at}&cb=[CACHEBUSTING]&page=__page-url__`,
    })),
  });

const pageOf = (paragraphs: number): string =>
  `<!DOCTYPE html><html><body>${'<p class="a">Hello & good</p>'.repeat(paragraphs)}</body></html>`;

const malformedOf = (ads: number): string => `${embedOf(ads).slice(0, -1)},}`;

for (const [name, textOf, units] of [
  ['VAST with 500 trackers', vastOf, 500],
  ['an embed with 400 ads', embedOf, 400],
  ['a page of HTML', pageOf, 7_000],
  ['malformed JSON', malformedOf, 2_000],
] as const) {
  const whole = textOf(units);
  const quarter = textOf(units / 4);
  compare({
    what: `The diagnosis of ${name}, ${whole.length} characters`,
    baseline: { name: 'a quarter of it', run: () => diagnose(quarter) },
    subject: { name: 'all of it', run: () => diagnose(whole) },
    most: 5,
  });
}
