import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FindingParams } from '../../../../src/finding.js';
import { lintVast } from '../../../../src/lint/response/lint-vast.js';
import { CHILD_KEYS, PARENT_NAMES } from '../../../../src/lint/response/vast-grammar.js';
import { before, changed, LINEAR } from './samples/documents.js';

const paramsOf = (document: string, name: string): readonly FindingParams[] =>
  lintVast(document)
    .filter(({ id }) => id === name)
    .map(({ params }) => params);

const EVENTS =
  'mute unmute pause resume rewind skip playerExpand playerCollapse loaded start firstQuartile midpoint ' +
  'thirdQuartile complete closeLinear creativeView acceptInvitation acceptInvitationLinear ' +
  'timeSpentViewing otherAdInteraction adExpand adCollapse minimize close overlayViewDuration notUsed ' +
  'exitFullscreen fullscreen expand collapse interactiveStart';

describe('a tracking event of the standard', () => {
  for (const event of EVENTS.split(' '))
    it(`is known by its name and corrected in another case: ${event}`, () => {
      const withEvent = (name: string): string =>
        changed(LINEAR, 'event="start"', `event="${name}"`);
      assert.deepEqual(paramsOf(withEvent(event), 'track-event-unknown'), []);
      if (event !== event.toUpperCase())
        assert.deepEqual(paramsOf(withEvent(event.toUpperCase()), 'track-event-unknown'), [
          { event: event.toUpperCase(), expected: event },
        ]);
    });
});

/** A path to each element, from the root. */
const PATHS: readonly string[] = [
  ...['Ad', 'Error', 'Ad/InLine', 'Ad/Wrapper'].map((path) => `VAST/${path}`),
  ...(
    'AdSystem AdTitle AdServingId Impression Category Description Advertiser Pricing Survey Error ' +
    'Expires ViewableImpression AdVerifications Extensions Creatives'
  )
    .split(' ')
    .map((name) => `VAST/Ad/InLine/${name}`),
  ...(
    'AdSystem VASTAdTagURI VASTAdTagURL Impression Pricing Error ViewableImpression ' +
    'AdVerifications BlockedAdCategories Extensions Creatives'
  )
    .split(' ')
    .map((name) => `VAST/Ad/Wrapper/${name}`),
  ...(
    'UniversalAdId CreativeExtensions Linear/Icons/Icon/IconClicks/IconClickThrough ' +
    'Linear/Icons/Icon/IconClicks/IconClickTracking ' +
    'Linear/Icons/Icon/IconClicks/IconClickFallbackImages/IconClickFallbackImage/AltText ' +
    'Linear/Icons/Icon/StaticResource Linear/Icons/Icon/IFrameResource Linear/Icons/Icon/HTMLResource ' +
    'Linear/Icons/Icon/IconViewTracking Linear/TrackingEvents/Tracking Linear/Duration ' +
    'Linear/AdParameters Linear/MediaFiles/MediaFile Linear/MediaFiles/Mezzanine ' +
    'Linear/MediaFiles/InteractiveCreativeFile Linear/MediaFiles/ClosedCaptionFiles/ClosedCaptionFile ' +
    'Linear/VideoClicks/ClickThrough Linear/VideoClicks/ClickTracking Linear/VideoClicks/CustomClick ' +
    'NonLinearAds/TrackingEvents NonLinearAds/NonLinear/StaticResource ' +
    'NonLinearAds/NonLinear/NonLinearClickThrough NonLinearAds/NonLinear/NonLinearClickTracking ' +
    'CompanionAds/Companion/CompanionClickThrough CompanionAds/Companion/CompanionClickTracking ' +
    'CompanionAds/Companion/AltText CompanionAds/Companion/TrackingEvents'
  )
    .split(' ')
    .map((path) => `VAST/Ad/InLine/Creatives/Creative/${path}`),
  ...'JavaScriptResource ExecutableResource ViewableImpression TrackingEvents VerificationParameters'
    .split(' ')
    .map((name) => `VAST/Ad/InLine/AdVerifications/Verification/${name}`),
  ...['Viewable', 'NotViewable', 'ViewUndetermined'].map(
    (name) => `VAST/Ad/InLine/ViewableImpression/${name}`,
  ),
  ...['AdTagURI', 'CustomAdData', 'VASTAdData/VAST', 'VASTData/VAST'].map(
    (path) => `VMAP/AdBreak/AdSource/${path}`,
  ),
  'VMAP/AdBreak/TrackingEvents/Tracking',
  'VMAP/AdBreak/Extensions',
  'VMAP/Extensions',
];

describe('an element of the standard', () => {
  for (const path of PATHS)
    it(`is read in its parents: ${path}`, () => {
      const names = path.split('/');
      for (const [index, name] of names.slice(1).entries()) {
        const parent = names[index] ?? '';
        assert.ok(CHILD_KEYS.get(parent.toLowerCase())?.has(name.toLowerCase()), name);
        assert.ok(PARENT_NAMES.get(name.toLowerCase())?.includes(parent), name);
      }
    });

  it('is not read in another one, which a finding names with the right ones', () => {
    assert.deepEqual(
      paramsOf(before(LINEAR, '</InLine>', '<MediaFiles/>'), 'vast-element-misplaced'),
      [{ element: 'MediaFiles', parent: 'InLine', expected: ['Linear'] }],
    );
  });
});

describe('the version that a document without one needs', () => {
  for (const [element, version] of [
    ['', '2.0'],
    ['<Advertiser>a</Advertiser>', '3.0'],
    ['<Pricing>1</Pricing>', '3.0'],
    ['<Category>IAB1</Category>', '4.0'],
    ['<ViewableImpression/>', '4.0'],
    ['<Expires>5</Expires>', '4.1'],
    ['<AdVerifications/>', '4.1'],
    ['<Advertiser>a</Advertiser><AdServingId>a</AdServingId>', '4.1'],
  ] as const)
    it(`is ${version} with ${element || 'nothing new'}`, () => {
      const [finding] = lintVast(`<VAST><Ad><InLine>${element}</InLine></Ad></VAST>`).filter(
        ({ id }) => id === 'vast-version-missing',
      );
      assert.equal(finding?.repair?.id, 'repair-document-add-version');
      assert.deepEqual(finding.repair.params, { version });
    });
});

const ATTRIBUTES =
  'version id sequence adType event offset skipoffset type width height bitrate minBitrate maxBitrate delivery ' +
  'codec apiFramework scalable maintainAspectRatio creativeType program xPosition yPosition duration required ' +
  'renderingMode adSlotId followAdditionalWrappers allowMultipleAds fallbackOnNoAd idRegistry idValue vendor ' +
  'breakType timeOffset breakId repeatAfter templateType followRedirects language minSuggestedDuration';

describe('an attribute of the standard', () => {
  for (const name of ATTRIBUTES.split(' '))
    it(`is corrected in another case: ${name}`, () => {
      const written = name.toUpperCase();
      const document = changed(LINEAR, '<AdTitle>', `<AdTitle ${written}="1">`);
      assert.deepEqual(paramsOf(document, 'vast-attribute-case'), [
        { attribute: written, expected: name },
      ]);
      const intact = changed(LINEAR, '<AdTitle>', `<AdTitle ${name}="1">`);
      assert.deepEqual(paramsOf(intact, 'vast-attribute-case'), []);
    });
});
