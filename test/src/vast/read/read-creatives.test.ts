import { expect } from '@open-wc/testing';
import { adOf, callVast, TAG } from '../call-vast.js';
import { inline, linear, tracker, tracking, vast, wrapper } from '../documents.js';

const nonLinear = (resource: string, more = ''): string =>
  `<NonLinear width="480" height="70" minSuggestedDuration="00:00:05">${resource}${more}</NonLinear>`;

const staticResource = (type: string, content: string): string =>
  `<StaticResource creativeType="${type}"><![CDATA[${content}]]></StaticResource>`;

const overlay = (content: string): string =>
  vast(
    inline('over', { creatives: `<Creative><NonLinearAds>${content}</NonLinearAds></Creative>` }),
  );

const IMAGE = 'https://media.example/banner.png';

describe('a non-linear ad', () => {
  it('has a picture with size, duration and click-through', async () => {
    const link = '<NonLinearClickThrough>https://shop.example/</NonLinearClickThrough>';
    const { ad } = await adOf(overlay(nonLinear(staticResource('image/png', IMAGE), link)));
    expect(ad.linear).to.equal(null);
    expect(ad.nonLinears).to.deep.equal([
      {
        image: IMAGE,
        text: null,
        width: 480,
        height: 70,
        minDurationSeconds: 5,
        clickThrough: 'https://shop.example/',
      },
    ]);
  });

  it('has a text, whose markup stays text', async () => {
    const text = 'Buy <b>now</b> <img src=x onerror=alert(1)>';
    const { ad } = await adOf(overlay(nonLinear(staticResource('text/plain', text))));
    expect(ad.nonLinears).to.have.lengthOf(1);
    expect(ad.nonLinears[0]).to.include({ text, image: null });
  });

  const dropped: readonly [string, string][] = [
    ['markup', '<HTMLResource><![CDATA[<script>alert(1)</script>]]></HTMLResource>'],
    ['a frame', '<IFrameResource>https://ads.example/frame.html</IFrameResource>'],
    ['a script', staticResource('application/javascript', 'https://ads.example/unit.js')],
    ['a script with the type of a picture', staticResource('image/png', 'javascript:alert(1)')],
    ['a picture as data', staticResource('image/svg+xml', 'data:image/svg+xml,<svg/>')],
    ['the URL of a text', staticResource('text/plain', 'https://ads.example/text')],
    ['a resource without a type', '<StaticResource>https://ads.example/x</StaticResource>'],
    ['a missing resource', ''],
  ];
  for (const [sentence, resource] of dropped) {
    it(`ignores ${sentence}, and can still report its error`, async () => {
      const { ad, pings } = await adOf(overlay(nonLinear(resource)));
      expect(ad.nonLinears).to.deep.equal([]);
      ad.tracker.error(503);
      expect(pings).to.deep.equal(['over-error?503']);
    });
  }

  it('has no click-through to a script', async () => {
    const link = '<NonLinearClickThrough>javascript:alert(1)</NonLinearClickThrough>';
    const { ad } = await adOf(overlay(nonLinear(staticResource('image/png', IMAGE), link)));
    expect(ad.nonLinears[0]?.clickThrough).to.equal(null);
  });

  it('reports its events and the clicks of the variation that is shown', async () => {
    const clicked = (name: string): string =>
      `<NonLinearClickTracking>${tracker(name)}</NonLinearClickTracking>`;
    const { ad, pings } = await adOf(
      overlay(
        `${
          nonLinear('<HTMLResource>x</HTMLResource>', clicked('not-shown')) +
          nonLinear(staticResource('image/png', IMAGE), clicked('shown'))
        }<TrackingEvents>${tracking('creativeView', 'view')}${tracking('close', 'close')}</TrackingEvents>`,
      ),
    );
    ad.tracker.event('creativeView');
    ad.tracker.click(null);
    ad.tracker.event('close');
    expect(pings).to.deep.equal(['view', 'shown', 'close']);
  });
});

const INNER = 'https://ads.example/inner';
const PICTURE = 'https://media.example/banner.png';

const companion = (content = '', attributes = ''): string =>
  `<Companion width="300" height="250"${attributes}>${content}</Companion>`;

const companions = (content: string, attributes = ''): string =>
  `<Creative><CompanionAds${attributes}>${content}</CompanionAds></Creative>`;

const resource = (url = PICTURE): string =>
  `<StaticResource creativeType="image/png"><![CDATA[${url}]]></StaticResource>`;

const adWith = (creatives: string): string =>
  vast(inline('one', { creatives: linear() + creatives }));

describe('the companions of an ad', () => {
  it('have their resources, link, mode and trackers as data', async () => {
    const content =
      `${resource()}<HTMLResource><![CDATA[<script>alert(1)</script>]]></HTMLResource>` +
      `<IFrameResource>https://ads.example/frame</IFrameResource><AltText>Shoes</AltText><AdParameters>a=1</AdParameters>` +
      `<CompanionClickThrough>https://shop.example/</CompanionClickThrough><CompanionClickTracking>${tracker('click')}</CompanionClickTracking>` +
      `<TrackingEvents>${tracking('creativeView', 'view')}${tracking('start', 'start')}</TrackingEvents>`;
    const attributes = ' id="c1" adSlotId="side" renderingMode="end-card"';
    const { ad } = await adOf(adWith(companions(companion(content, attributes))));
    expect(ad.companions).to.deep.equal({
      required: 'none',
      items: [
        {
          id: 'c1',
          adSlotId: 'side',
          width: 300,
          height: 250,
          image: PICTURE,
          iframe: 'https://ads.example/frame',
          html: '<script>alert(1)</script>',
          altText: 'Shoes',
          adParameters: 'a=1',
          clickThrough: 'https://shop.example/',
          renderingMode: 'end-card',
          viewTracking: [tracker('view')],
          clickTracking: [tracker('click')],
        },
      ],
    });
  });

  it('have no address of a script, and the default mode', async () => {
    const content =
      `${resource('javascript:alert(1)')}<IFrameResource>javascript:alert(1)</IFrameResource>` +
      '<CompanionClickThrough>javascript:alert(1)</CompanionClickThrough>';
    const { ad } = await adOf(adWith(companions(companion(content, ' renderingMode="overlay"'))));
    expect(ad.companions.items[0]).to.include({
      image: null,
      iframe: null,
      clickThrough: null,
      renderingMode: 'default',
    });
  });

  const rules: readonly [string, string][] = [
    ['', 'none'],
    [' required="ANY"', 'any'],
    [' required="all"', 'all'],
    [' required="maybe"', 'none'],
  ];
  for (const [attributes, required] of rules) {
    it(`are required${attributes || ' without an attribute'}: ${required}`, async () => {
      const { ad } = await adOf(adWith(companions(companion(resource()), attributes)));
      expect(ad.companions.required).to.equal(required);
    });
  }

  it('are those of the nearest wrapper if the ad itself has none', async () => {
    const outer = companions(companion(resource(), ' id="outer"'));
    const { ads } = await callVast({
      [TAG]: vast(wrapper('outer', INNER, { creatives: outer })),
      [INNER]: vast(inline('one')),
    });
    expect(ads[0]?.companions.items.map(({ id }) => id)).to.deep.equal(['outer']);
  });

  it('are at most 20, and markup that is too long is left out', async () => {
    const html = `<HTMLResource>${'x'.repeat(17_000)}</HTMLResource>`;
    const { ad } = await adOf(adWith(companions(companion(html).repeat(30))));
    expect(ad.companions.items).to.have.length(20);
    expect(ad.companions.items[0]?.html).to.equal('');
  });
});
