import { expect } from '@open-wc/testing';
import { inline, tracker, tracking, vast } from '../documents.js';
import { adOf } from '../call-vast.js';

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
