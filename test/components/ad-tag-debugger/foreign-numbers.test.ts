import { expect } from '@open-wc/testing';
import { createCase, diagnose } from '../../../src/diagnosis/index.js';
import {
  mountDebugger,
  openSection,
  queryAll,
  recordingInspectors,
  removeDebuggers,
  textOf,
  verdictReady,
} from './debugger-page.js';

/** Numbers as JSON writes them that are no measurements, and more than a text should have digits. */
const NUMBERS = ['1e308', '-1e308', '1e999', '-1', '0.1e-300', '9007199254740993', 'null', '"NaN"'];
const DIGITS = '9'.repeat(400);

const har = (number: string): string => {
  const entry = (url: string): string =>
    `{"startedDateTime":"2026-05-04T03:02:01Z","time":${number},"_n":${number},"request":{"method":"GET","url":"${url}"},` +
    `"response":{"status":200,"bodySize":${number},"content":{"size":${number},"mimeType":"text/xml","text":"<VAST version='4.2'/>"}}}`;
  return `{"log":{"entries":[${entry('https://a.example/vast?n=1')},${entry('https://a.example/vast?n=2')}]}}`;
};

const record = (number: string): string => {
  const hop = `{"url":"https://a.example/v","startMs":${number},"durationMs":${number},"status":${number},"parent":${number},"failure":{"code":${number},"id":"x","params":{"status":${number}},"message":"m"}}`;
  const tracker = `{"event":"start","template":"https://a.example/t","due":${number},"requests":[{"url":"https://a.example/t","atMs":${number}}],"verdict":"missing"}`;
  return `{"version":1,"players":[{"kind":"page","origin":"https://a.example","embed":"1","startedAt":"2026-05-04T03:02:01Z","events":[],"breakTrackers":[${tracker}],"requests":[{"position":"preroll","template":"https://a.example/v","tag":"https://a.example/v","atMs":${number},"hops":[${hop},${hop}],"ads":[],"errorTrackers":[${tracker}],"result":"failed","failure":null,"expansions":[]}]}]}`;
};

const vast = (number: string): string =>
  `<VAST version="4.2"><Ad id="1" sequence="${number}"><InLine><AdSystem>x</AdSystem><AdTitle>t</AdTitle><Impression>https://a.example/i</Impression>
  <Pricing model="CPM" currency="USD">${number}</Pricing><Creatives><Creative sequence="${number}"><Linear skipoffset="${number}%"><Duration>${number}:00:00</Duration>
  <TrackingEvents><Tracking event="progress" offset="${number}%">https://a.example/p</Tracking><Tracking event="progress" offset="${number}">https://a.example/q</Tracking><Tracking event="complete">https://a.example/c</Tracking></TrackingEvents>
  <Icons><Icon program="a" width="${number}" height="1" xPosition="${number}" yPosition="0" offset="${number}" duration="${number}"><StaticResource creativeType="image/png">https://a.example/i.png</StaticResource></Icon></Icons>
  <MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="${number}" height="${number}" bitrate="${number}" fileSize="${number}">https://a.example/a.mp4</MediaFile></MediaFiles>
  </Linear></Creative></Creatives></InLine></Ad></VAST>`;

const embed = (number: string): string => {
  const ad = `{"id":"1","title":"a","advtype":"dart","linearity":"linear","source_url":"https://a.example/v?cb=[CACHEBUSTING]","after":${number},"stay":${number},"width":${number},"height":${number}}`;
  return `{"id":"1","width":${number},"height":${number},"skip_preroll":"1","skip_time":${number},"video":{"id":"2","duration":${number}},"preroll":[${ad}],"midroll":[${ad}],"overlay_initial":[${ad}]}`;
};

const INPUTS: Readonly<Record<string, readonly string[]>> = {
  'a HAR file': NUMBERS.map(har),
  'a record': NUMBERS.map(record),
  'a document': [...NUMBERS.map((number) => number.replace(/"/g, '')), DIGITS].map(vast),
  'an embed': NUMBERS.filter((number) => number !== '1e999').map(embed),
};

const SECTIONS = ['slots', 'findings', 'tag', 'chain', 'media', 'trackers', 'additions'] as const;

/** What the debugger shows of an input, besides the input and the texts in it. */
const shownText = async (value: string): Promise<string> => {
  const el = await mountDebugger({ value, createInspectors: recordingInspectors([]) });
  await verdictReady(el);
  for (const name of SECTIONS)
    if (queryAll(el, `#section-${name}`).length > 0) await openSection(el, name);
  const attributes = queryAll(el, 'rect').flatMap((one) =>
    [...one.attributes].map((attribute) => attribute.value),
  );
  return [...queryAll(el, '.verdict, .evidence').map(textOf), ...attributes].join(' ');
};

describe('the numbers of others in a debugger', () => {
  afterEach(removeDebuggers);

  for (const [name, inputs] of Object.entries(INPUTS))
    it(`shows no infinite and no endless number of ${name}`, async () => {
      for (const input of inputs) {
        const text = await shownText(input);
        expect(text, input.slice(0, 600)).not.to.match(
          /Infinity|∞|\bNaN (?:s|ms)\b|(?:\d[\d,.]*){25}/,
        );
        removeDebuggers();
      }
    });

  it('refuses a case with such a number', async () => {
    const text = JSON.stringify(await createCase(await diagnose(har('1')), {}));
    const hostile = text.replace(/"durationMs":\d+/, '"durationMs":1e308');
    expect(hostile).not.to.equal(text);
    const el = await mountDebugger({ value: hostile });
    await verdictReady(el);
    expect(el.diagnosis?.verdict.id).to.equal('case-invalid');
  });
});
