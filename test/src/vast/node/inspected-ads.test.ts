import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InspectedAd, InspectedTracker } from '../../../../src/vast/inspect/inspection.js';
import { inspectDocument } from './inspect-ads.js';
import { inline, linear, MP4, overlay, vast } from './documents.js';

const ORIGIN = 'https://count.example';

/** The events of trackers that are due, or not. */
const eventsOf = (trackers: readonly InspectedTracker[], isDue: boolean): readonly string[] =>
  trackers.filter((tracker) => tracker.isDue === isDue).map(({ event }) => event);

const firstAd = ({ ads }: { readonly ads: readonly InspectedAd[] }): InspectedAd => {
  const [ad] = ads;
  assert.ok(ad);
  return ad;
};

describe('an inspected ad', () => {
  it('says which trackers of a linear ad are due', async () => {
    const ad = firstAd(await inspectDocument(vast(inline(ORIGIN, 'one'))));
    assert.deepEqual(eventsOf(ad.trackers, true), ['impression', 'start', 'midpoint', 'complete']);
    assert.deepEqual(eventsOf(ad.trackers, false), ['mute', 'skip', 'clickTracking', 'error']);
    assert.equal(ad.trackers[0]?.template, `${ORIGIN}/one/impression`);
  });

  it('says which trackers of an overlay are due', async () => {
    const text = vast(inline(ORIGIN, 'one', { creatives: overlay(ORIGIN, 'one') }));
    const inspection = await inspectDocument(text);
    assert.equal(inspection.result, 'non-linear');
    const { trackers } = firstAd(inspection);
    assert.deepEqual(eventsOf(trackers, true), ['impression', 'creativeView']);
    assert.deepEqual(eventsOf(trackers, false), ['close', 'error']);
  });

  const verification = (framework: string, element = 'JavaScriptResource'): string =>
    `<AdVerifications><Verification vendor="v"><${element} ${framework}>https://v.example/a</${element}>` +
    '</Verification></AdVerifications>';

  const code: readonly [string, string, readonly string[]][] = [
    ['a script that measures', verification('apiFramework="omid"'), ['OMID']],
    ['a script without a framework', verification(''), ['OMID']],
    ['a program', verification('apiFramework="other"', 'ExecutableResource'), ['OTHER']],
    [
      'a script in an extension of VAST 3',
      `<Extensions><Extension type="AdVerifications">${verification('apiFramework="omid"')}</Extension></Extensions>`,
      ['OMID'],
    ],
    ['a framework that is none', verification('apiFramework="none"'), []],
    ['the framework VAST', verification('apiFramework="VAST"'), []],
  ];
  for (const [sentence, more, names] of code)
    it(`names the code that is not run: ${sentence}`, async () => {
      const ad = firstAd(await inspectDocument(vast(inline(ORIGIN, 'one', { more }))));
      assert.deepEqual(ad.refusedCode, names);
    });

  it('has no tracker due for an ad that fails', async () => {
    const media = MP4.replace(
      'type="video/mp4"',
      'apiFramework="VPAID" type="application/javascript"',
    );
    const text = vast(inline(ORIGIN, 'one', { creatives: linear(ORIGIN, 'one', { media }) }));
    const ad = firstAd(await inspectDocument(text));
    assert.equal(ad.failure?.code, 901);
    assert.deepEqual(ad.refusedCode, ['VPAID']);
    assert.deepEqual(eventsOf(ad.trackers, true), []);
  });

  const slots: readonly [
    string,
    string,
    'linear' | 'overlay' | undefined,
    string,
    number | null,
  ][] = [
    ['a linear ad', linear(ORIGIN, 'one'), 'linear', 'linear', null],
    ['a linear ad', linear(ORIGIN, 'one'), 'overlay', 'none', 201],
    ['an overlay', overlay(ORIGIN, 'one'), 'linear', 'none', 201],
    ['an overlay', overlay(ORIGIN, 'one'), 'overlay', 'non-linear', null],
    ['an overlay', overlay(ORIGIN, 'one'), undefined, 'non-linear', null],
  ];
  for (const [kind, creatives, slot, result, code] of slots) {
    it(`has the result ${result} for ${kind} in the slot ${String(slot)}`, async () => {
      const text = vast(inline(ORIGIN, 'one', { creatives }));
      const inspection = await inspectDocument(text, slot && { slot });
      assert.equal(inspection.result, result);
      assert.equal(inspection.failure?.code ?? null, code);
    });
  }

  it('refuses an overlay that does not fit into the player', async () => {
    const text = vast(inline(ORIGIN, 'one', { creatives: overlay(ORIGIN, 'one') }));
    const { failure } = await inspectDocument(text, { player: { width: 120, height: 60 } });
    assert.equal(failure?.code, 501);
  });

  it('takes the slot from the context', async () => {
    const text = vast(inline(ORIGIN, 'one'));
    const { failure } = await inspectDocument(text, { context: { slot: { position: 'overlay' } } });
    assert.equal(failure?.code, 201);
  });

  it('plays every ad of a pod, and a spare in place of one that fails', async () => {
    const broken = linear(ORIGIN, 'two', { media: '' });
    const { ads, result } = await inspectDocument(
      vast(
        inline(ORIGIN, 'one', { on: ' sequence="1"' }) +
          inline(ORIGIN, 'two', { on: ' sequence="2"', creatives: broken }) +
          inline(ORIGIN, 'spare'),
      ),
    );
    assert.equal(result, 'linear');
    assert.deepEqual(
      ads.map(({ ad, failure }) => [ad.id, failure?.code ?? null]),
      [
        ['one', null],
        ['two', 403],
        ['spare', null],
      ],
    );
  });

  it('fails an ad whose required companions a page does not show', async () => {
    const companions =
      '<Creative><CompanionAds required="all"><Companion width="300" height="250"><TrackingEvents>' +
      `<Tracking event="creativeView">${ORIGIN}/companion</Tracking></TrackingEvents></Companion></CompanionAds></Creative>`;
    const text = vast(inline(ORIGIN, 'one', { creatives: linear(ORIGIN, 'one') + companions }));
    const shown = firstAd(await inspectDocument(text));
    assert.ok(eventsOf(shown.trackers, true).includes('companionView'));
    const hidden = await inspectDocument(text, { showsCompanions: false });
    assert.equal(hidden.failure?.code, 602);
  });

  const progress = (offset: string): string =>
    `<Tracking event="progress" offset="${offset}">${ORIGIN}/at/${offset}</Tracking>`;

  /** The offsets of the trackers of progress that are due in an ad of this duration. */
  const dueOffsets = async (duration: string, seconds?: number): Promise<readonly string[]> => {
    const more = ['00:00:05', '00:01:00', '50%'].map(progress).join('');
    const creatives = linear(ORIGIN, 'one', { duration, more });
    const durationOf = seconds === undefined ? {} : { durationOf: () => seconds };
    const { trackers } = firstAd(
      await inspectDocument(vast(inline(ORIGIN, 'one', { creatives })), durationOf),
    );
    return trackers
      .filter(({ event, isDue }) => event === 'progress' && isDue)
      .map(({ template }) => template.replace(`${ORIGIN}/at/`, ''));
  };

  it('has trackers of progress due within its duration', async () => {
    assert.deepEqual(await dueOffsets('00:00:20'), ['00:00:05', '50%']);
    assert.deepEqual(await dueOffsets('00:02:00'), ['00:00:05', '00:01:00', '50%']);
  });

  it('has all trackers of progress due without a duration', async () => {
    assert.deepEqual(await dueOffsets(''), ['00:00:05', '00:01:00', '50%']);
  });

  it('takes the duration of the file that plays, if it is known', async () => {
    assert.deepEqual(await dueOffsets('00:02:00', 3), ['50%']);
  });

  it('is viewable after two seconds', async () => {
    const more = ['Viewable', 'NotViewable', 'ViewUndetermined']
      .map((name) => `<${name}>${ORIGIN}/${name}</${name}>`)
      .join('');
    const text = vast(
      inline(ORIGIN, 'one', { more: `<ViewableImpression>${more}</ViewableImpression>` }),
    );
    for (const [seconds, event] of [
      [1, 'notViewable'],
      [2, 'viewable'],
    ] as const) {
      const ad = firstAd(await inspectDocument(text, { durationOf: () => seconds }));
      const due = eventsOf(ad.trackers, true).filter((name) => /view/i.test(name));
      assert.deepEqual(due, [event]);
    }
  });

  it('has the view of an icon due that is shown before its end', async () => {
    const icon = (program: string, offset: string): string =>
      `<Icon program="${program}" width="20" height="20" offset="${offset}"><StaticResource creativeType="image/png">` +
      `https://media.example/i.png</StaticResource><IconViewTracking>${ORIGIN}/${program}</IconViewTracking></Icon>`;
    const icons = `<Icons>${icon('early', '00:00:02')}${icon('late', '00:01:00')}</Icons>`;
    const creatives = linear(ORIGIN, 'one').replace('</Linear>', `${icons}</Linear>`);
    const ad = firstAd(await inspectDocument(vast(inline(ORIGIN, 'one', { creatives }))));
    assert.deepEqual(
      ad.trackers
        .filter(({ event }) => event === 'iconView')
        .map(({ template, isDue }) => [template, isDue]),
      [
        [`${ORIGIN}/early`, true],
        [`${ORIGIN}/late`, false],
      ],
    );
  });

  it('distinguishes trackers of the same URL by their events', async () => {
    const same = (event: string): string => `<Tracking event="${event}">${ORIGIN}/same</Tracking>`;
    const more = same('pause') + same('firstQuartile') + same('resume');
    const creatives = linear(ORIGIN, 'one', { more });
    const ad = firstAd(await inspectDocument(vast(inline(ORIGIN, 'one', { creatives }))));
    assert.deepEqual(
      ad.trackers
        .filter(({ template }) => template === `${ORIGIN}/same`)
        .map(({ event, isDue }) => [event, isDue]),
      [
        ['pause', false],
        ['firstQuartile', true],
        ['resume', false],
      ],
    );
  });

  it('has no tracker due that is not an http(s) URL', async () => {
    const more = '<Impression>about:blank</Impression><Impression>https://[HOST]/</Impression>';
    const ad = firstAd(await inspectDocument(vast(inline(ORIGIN, 'one', { more }))));
    assert.deepEqual(
      ad.trackers.filter(({ event }) => event === 'impression').map(({ isDue }) => isDue),
      [true, false, false],
    );
  });
});
