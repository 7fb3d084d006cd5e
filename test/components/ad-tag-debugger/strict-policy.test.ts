import { expect } from '@open-wc/testing';
import { underStrictPolicy } from '../content-policy.js';
import { painted } from '../page.js';
import {
  button,
  mountDebugger,
  openSection,
  removeDebuggers,
  verdictReady,
} from './debugger-page.js';
import { waitUntil } from '../wait-until.js';

const TAG =
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x360&gdpr_consent=[GDPRCONSENT]' +
  '&cust_params=a%3Db&cb=[timestamp]';

const VAST = `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>x</AdSystem><AdTitle>Title</AdTitle>
  <Impression>https://ads.example/i</Impression><Creatives><Creative><Linear><Duration>00:00:06</Duration>
  <MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://ads.example/a.mp4</MediaFile></MediaFiles>
  </Linear></Creative></Creatives></InLine></Ad></VAST>`;

describe('<ad-tag-debugger> under a strict Content Security Policy and Trusted Types', () => {
  const seen = underStrictPolicy('lit-html media-embed', "connect-src 'self'");
  afterEach(removeDebuggers);

  it('shows every section without a report', async () => {
    const el = await mountDebugger({ value: TAG });
    await verdictReady(el);
    for (const name of ['context', 'consent', 'google', 'players']) await openSection(el, name);
    el.value = VAST;
    await waitUntil(() => el.diagnosis?.kind === 'vast');
    await verdictReady(el);
    for (const name of ['chain', 'media', 'trackers', 'additions']) await openSection(el, name);
    button(el, 'Copy verdict');
    await painted();
    expect(el.diagnosis?.inspection?.result).to.equal('linear');
    expect(seen()).to.deep.equal([]);
  });

  const malformed: Readonly<Record<string, string>> = {
    'a control character': VAST.replace('Title', '\u0001'),
    'a control character in an attribute': VAST.replace('id="1"', 'id="\u0002"'),
    'a reference to a control character': VAST.replace('Title', '&#3;'),
    'a noncharacter': VAST.replace('Title', '\uffff'),
    '100,000 levels': VAST.replace('Title', '<a>'.repeat(1e5) + '</a>'.repeat(1e5)),
    'a cut-off end': VAST.slice(0, -40),
    'an attribute twice': VAST.replace('id="1"', 'id="1" id="2"'),
    'a prefix without a namespace': VAST.replace('Title', '<x:y/>'),
    'an XML declaration inside': VAST.replace('Title', '<?xml version="1.0"?>'),
    'two hyphens in a comment': VAST.replace('Title', '<!-- a -- b -->'),
    'two root elements': VAST + VAST,
    'text after the root element': `${VAST}text`,
  };
  for (const [name, text] of Object.entries(malformed))
    it(`diagnoses a document with ${name} without a report`, async () => {
      const el = await mountDebugger({ value: text });
      await verdictReady(el);
      await openSection(el, 'findings');
      await painted();
      expect(el.diagnosis?.verdict.id).not.to.equal('ad-plays');
      expect(seen()).to.deep.equal([]);
    });
});
