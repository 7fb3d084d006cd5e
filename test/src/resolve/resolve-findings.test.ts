import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveFinding, type ResolveFindingId } from '../../../src/resolve/resolve-findings.js';

/** `severity: message remedy` of each finding with the value `x`, where 0 to 1 is expected. */
const TEXTS: Readonly<Record<ResolveFindingId, string>> = {
  'not-object': 'warning: The value "x" is not an object. Send an object, or null.',
  'not-list': 'warning: The value "x" is not a list. Send a list, or null.',
  'not-text': 'warning: The value "x" is not a string. Send a string, or null.',
  'not-flag': 'warning: The value "x" is not 1 or 0. Send 1 or 0, or null.',
  'not-number': 'warning: The value "x" is not a decimal number. Send a decimal number, or null.',
  'not-length':
    'warning: The value "x" is not a number, optionally with px or %. Send a number, optionally with px or %, or null.',
  'not-pixels':
    'warning: The value "x" is not a number of pixels. Send a number of pixels, or null.',
  'not-color':
    'warning: The value "x" is not a hexadecimal color. Send a hexadecimal color, or null.',
  'not-date':
    'warning: The value "x" is not a date and time as YYYY-MM-DD hh:mm:ss. Send a date and time as YYYY-MM-DD hh:mm:ss, or null.',
  'not-language': 'warning: The value "x" is not a language tag. Send a language tag, or null.',
  'not-address':
    'warning: The value "x" is not an absolute http(s) URL. Send an absolute http(s) URL, or null.',
  'unknown-volume':
    'warning: The value "x" is not -1, none, defaultOn or defaultOff. Send -1, none, defaultOn or defaultOff, or null.',
  'unknown-ad-type':
    'info: The value "x" is not linear or non-linear. Send linear or non-linear, or null.',
  'bulk-rule-form':
    'warning: The value "x" is not * or an origin with /*, such as https://www.example.com/*. Send * or an origin with /*, such as https://www.example.com/*, or null.',
  'rule-subject-form':
    'warning: The value "x" is not an object with a subject and a value. Send an object with a subject and a value, or null.',
  'empty-value': 'info: The string is empty and is read as null. Send null instead.',
  'out-of-bounds':
    'warning: The value "x" is outside the documented range. Use a value within the documented range: 0 to 1.',
  'address-userinfo':
    'warning: The URL has a user name or password, which was dropped. Remove it from the URL.',
  'source-video-and-live':
    'warning: The embed has a video and a live; the video is played. Remove one of the two.',
  'stream-url-callback':
    'warning: `options.streamUrl` threw an error, or returned no absolute http(s) URL. Return an absolute http(s) URL, or null.',
  'hosted-player-missing':
    'warning: The code has no iframe with an http(s) URL. Send the code as the service generated it.',
  'bulk-label-unknown':
    'warning: No bulk has the label "x". Set `options.bulkLabel` to the label of a bulk of this embed.',
  'bulk-ambiguous':
    'warning: An earlier bulk matches too and is used instead of this one. Remove one of the two.',
  'unknown-destroy-event':
    'info: The player has no event named "x". Use the name of a player event, such as ENDED.',
  'unknown-ad-kind':
    'warning: The ad of type "x" has neither a tag nor a video. Set its source_url to an ad tag.',
  'tag-empty': 'error: An ad tag is empty. Set the tag, or remove the *** beside it.',
  'ad-video-not-ready':
    'warning: The video of the ad is not converted yet. Wait for the conversion, or upload the video again.',
  'slot-mobile-missing':
    'info: The slot has ads for desktop and none for mobile. Set this field too.',
  'midroll-without-time':
    'warning: The start time of the midroll is not known. Set its seconds in `options.midrollAt`.',
  'overlay-main-only':
    'warning: The field applies only to a main overlay and is ignored. Remove it, or move the ad to overlay_main.',
  'watermark-offsets':
    'warning: The offset is ignored, because the opposite offset is set too. Remove one of the two.',
};

const messageOf = (found: unknown): string => resolveFinding('not-flag', '/a', found).message;

describe('a finding of resolveEmbed', () => {
  for (const [id, text] of Object.entries(TEXTS)) {
    it(`says what was found and what to do: ${id}`, () => {
      const finding = resolveFinding(id as ResolveFindingId, '/a/b', 'x', '0 to 1');
      const { severity, message, remedy } = finding;
      assert.equal(`${severity}: ${message} ${remedy}`, text);
      assert.deepEqual([finding.id, finding.path], [id, '/a/b']);
    });
  }

  const shown: readonly (readonly [value: unknown, text: string])[] = [
    [7, 'The value 7 is not 1 or 0.'],
    [true, 'The value true is not 1 or 0.'],
    ['yes', 'The value "yes" is not 1 or 0.'],
    [[1], 'The value (a list) is not 1 or 0.'],
    [{ a: 1 }, 'The value (an object) is not 1 or 0.'],
    [undefined, 'The value is not 1 or 0.'],
    ['a'.repeat(40), `The value "${'a'.repeat(40)}" is not 1 or 0.`],
    ['a'.repeat(41), `The value "${'a'.repeat(40)}…" is not 1 or 0.`],
  ];
  for (const [value, text] of shown) {
    it(`shows the value: ${text}`, () => {
      assert.equal(messageOf(value), text);
    });
  }

  it('has no value if none was found', () => {
    const { message } = resolveFinding('bulk-label-unknown', '/bulks');
    assert.equal(message, 'No bulk has the label.');
  });
});
