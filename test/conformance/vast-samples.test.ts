import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const FOLDER = 'test/conformance/vast-samples';

const samples = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.xml'))
  .map((path) => readFileSync(join(FOLDER, path), 'utf8'))
  .join('\n');

/** The elements of the schema of VAST 4.2. */
const ELEMENTS = [
  'VAST Ad InLine Wrapper AdSystem AdTitle AdServingId Advertiser AdVerifications Verification',
  'JavaScriptResource ExecutableResource TrackingEvents Tracking VerificationParameters',
  'BlockedAdCategories Category Creatives Creative UniversalAdId CreativeExtensions',
  'CreativeExtension Description Error Expires Extensions Extension Impression Pricing Survey',
  'VASTAdTagURI ViewableImpression Viewable NotViewable ViewUndetermined Linear AdParameters',
  'Duration MediaFiles MediaFile Mezzanine InteractiveCreativeFile ClosedCaptionFiles',
  'ClosedCaptionFile VideoClicks ClickThrough ClickTracking CustomClick Icons Icon IconClicks',
  'IconClickThrough IconClickTracking IconClickFallbackImages IconClickFallbackImage',
  'IconViewTracking NonLinearAds NonLinear NonLinearClickThrough NonLinearClickTracking',
  'CompanionAds Companion CompanionClickThrough CompanionClickTracking AltText StaticResource',
  'IFrameResource HTMLResource',
].flatMap((line) => line.split(' '));

/** The events of the schema of VAST 4.2, and the one of verifications. */
const EVENTS = [
  'mute unmute pause resume rewind skip playerExpand playerCollapse loaded start firstQuartile',
  'midpoint thirdQuartile complete progress closeLinear creativeView acceptInvitation adExpand',
  'adCollapse minimize close overlayViewDuration otherAdInteraction verificationNotExecuted',
].flatMap((line) => line.split(' '));

describe('the VAST samples', () => {
  it('contain every element of VAST 4.2', () => {
    const missing = ELEMENTS.filter((name) => !new RegExp(`<${name}[\\s>/]`).test(samples));
    assert.deepEqual(missing, []);
  });

  it('contain every tracking event of VAST 4.2', () => {
    const missing = EVENTS.filter((name) => !samples.includes(`event="${name}"`));
    assert.deepEqual(missing, []);
  });

  it('contain documents of VAST 2.0, 3.0, 4.0, 4.1, 4.2 and 4.3', () => {
    const versions = ['2.0', '3.0', '4.0', '4.1', '4.2', '4.3'];
    const missing = versions.filter((version) => !samples.includes(`<VAST version="${version}"`));
    assert.deepEqual(missing, []);
  });
});
