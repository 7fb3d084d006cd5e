import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type UrlOptions,
  readUrlOptions,
} from '../../../../demo/sandbox/hosted-player/url-options.js';

const NONE: UrlOptions = {
  bulkLabel: null,
  autoplay: false,
  muted: false,
  loop: false,
  captions: false,
  start: 0,
  end: 0,
  coppa: false,
  withoutControls: false,
  amp: false,
};

const ADDRESSES: readonly (readonly [string, string, string, Partial<UrlOptions>])[] = [
  ['no label and no fragment', '/proxy/iframe.php/1/demo', '', {}],
  ['a label', '/proxy/iframe.php/1/demo/news', '', { bulkLabel: 'news' }],
  ['a label of any text', '/proxy/iframe.php/1/demo/caf%C3%A9%20%2F', '', { bulkLabel: 'café /' }],
  ['a label that is broken', '/proxy/iframe.php/1/demo/%E0%A4%A', '', {}],
  ['an empty label', '/proxy/iframe.php/1/demo/', '', {}],
  ['a start', '/proxy/iframe.php/1/demo', '#autoplay=1', { autoplay: true }],
  ['a silent one', '/p/i/1/demo', '#autoplay=1&muted=1', { autoplay: true, muted: true }],
  ['content for children', '/p/i/1/demo', '#coppa=1', { coppa: true }],
  ['a frame of AMP', '/p/i/1/demo', '#autoplay=1&amp=1', { autoplay: true, amp: true }],
  ['a loop with captions', '/p/i/1/demo', '#loop=1&captions=1', { loop: true, captions: true }],
  ['a start in seconds', '/p/i/1/demo', '#t=12.5', { start: 12.5 }],
  ['a range', '/p/i/1/demo', '#t=10,20', { start: 10, end: 20 }],
  ['an end', '/p/i/1/demo', '#t=,20', { end: 20 }],
  ['an end before the start', '/p/i/1/demo', '#t=20,10', { start: 20 }],
  ['a range of another form', '/p/i/1/demo', '#t=npt:1:00', {}],
  ['other values', '/p/i/1/demo', '#autoplay=true&muted=0', {}],
];

for (const [what, pathname, hash, options] of ADDRESSES) {
  test(`the options of a URL with ${what} are read`, () => {
    assert.deepEqual(readUrlOptions({ pathname, hash }), { ...NONE, ...options });
  });
}
