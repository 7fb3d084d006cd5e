import { expect } from '@open-wc/testing';
import { adOf, callVast, TAG } from '../call-vast.js';
import { inline, linear, tracker, vast, wrapper } from '../documents.js';

const INNER = 'https://ads.example/inner';
const PICTURE = 'https://media.example/choices.png';

const resource = (url = PICTURE, type = 'image/png'): string =>
  `<StaticResource creativeType="${type}"><![CDATA[ ${url} ]]></StaticResource>`;

const icon = (attributes: string, content = resource()): string =>
  `<Icon ${attributes}>${content}</Icon>`;

const withIcons = (icons: string, media?: string): string =>
  linear(media === undefined ? {} : { media }).replace(
    '</Linear>',
    `<Icons>${icons}</Icons></Linear>`,
  );

const clicks = (content: string): string => `<IconClicks>${content}</IconClicks>`;

describe('the icons of an ad', () => {
  it('have their picture, position, times, links and trackers', async () => {
    const content = `${
      resource() +
      clicks(
        `<IconClickThrough>https://choices.example/</IconClickThrough><IconClickTracking>${tracker('icon-click')}</IconClickTracking>` +
          `<IconClickFallbackImages><IconClickFallbackImage width="300" height="200"><AltText>Why this ad</AltText>${resource('https://media.example/why.png')}</IconClickFallbackImage></IconClickFallbackImages>`,
      )
    }<IconViewTracking>${tracker('icon-view')}</IconViewTracking>`;
    const attributes =
      'program="AdChoices" width="60" height="20" xPosition="12" yPosition="bottom" offset="00:00:02" duration="00:00:10" altText="Choices"';
    const { ad } = await adOf(
      vast(inline('one', { creatives: withIcons(icon(attributes, content)) })),
    );
    expect(ad.icons).to.deep.equal([
      {
        picture: { url: PICTURE, width: 60, height: 20, altText: 'Choices' },
        program: 'AdChoices',
        x: 12,
        y: 'bottom',
        offsetSeconds: 2,
        durationSeconds: 10,
        clickThrough: 'https://choices.example/',
        fallbackPictures: [
          { url: 'https://media.example/why.png', width: 300, height: 200, altText: 'Why this ad' },
        ],
        viewTracking: [tracker('icon-view')],
        clickTracking: [tracker('icon-click')],
      },
    ]);
  });

  it('are at the upper right corner for the whole ad unless they have other values', async () => {
    const { ad } = await adOf(
      vast(inline('one', { creatives: withIcons(icon('xPosition="-4"')) })),
    );
    expect(ad.icons[0]).to.include({
      x: 'right',
      y: 'top',
      offsetSeconds: 0,
      durationSeconds: null,
    });
  });

  const refused: readonly [string, string][] = [
    ['markup', '<HTMLResource><![CDATA[<script>alert(1)</script>]]></HTMLResource>'],
    ['a frame', '<IFrameResource>https://ads.example/frame.html</IFrameResource>'],
    ['a script', resource('https://ads.example/unit.js', 'application/javascript')],
    ['a picture as data', resource('data:image/svg+xml,<svg/>')],
    ['nothing', ''],
  ];
  for (const [name, content] of refused) {
    it(`are left out if they are only ${name}`, async () => {
      const creatives = withIcons(icon('program="AdChoices"', content));
      const { ad } = await adOf(vast(inline('one', { creatives })));
      expect(ad.icons).to.deep.equal([]);
    });
  }

  it('have no link to a script', async () => {
    const content = resource() + clicks('<IconClickThrough>javascript:alert(1)</IconClickThrough>');
    const { ad } = await adOf(vast(inline('one', { creatives: withIcons(icon('', content)) })));
    expect(ad.icons[0]?.clickThrough).to.equal(null);
  });

  it('are those of the ad and of its wrappers, the inner one for each program', async () => {
    const outer = icon('program="adchoices"') + icon('program="Other"') + icon('');
    const { ads } = await callVast({
      [TAG]: vast(wrapper('outer', INNER, { creatives: withIcons(outer, '') })),
      [INNER]: vast(
        inline('one', { creatives: withIcons(icon('program="AdChoices"') + icon('')) }),
      ),
    });
    expect(ads[0]?.icons.map(({ program }) => program)).to.deep.equal([
      'AdChoices',
      '',
      'Other',
      '',
    ]);
  });
});

describe('the caption files of an ad', () => {
  it('have their URL, type and language; those without an http(s) URL are left out', async () => {
    const files =
      '<ClosedCaptionFiles><ClosedCaptionFile type="Text/VTT" language="it">https://media.example/it.vtt</ClosedCaptionFile>' +
      '<ClosedCaptionFile>javascript:alert(1)</ClosedCaptionFile></ClosedCaptionFiles>';
    const creatives = linear().replace('</MediaFiles>', `${files}</MediaFiles>`);
    const { ad } = await adOf(vast(inline('one', { creatives })));
    expect(ad.linear?.captions).to.deep.equal([
      { url: 'https://media.example/it.vtt', type: 'text/vtt', language: 'it' },
    ]);
  });
});
