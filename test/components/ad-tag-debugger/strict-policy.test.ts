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
});
