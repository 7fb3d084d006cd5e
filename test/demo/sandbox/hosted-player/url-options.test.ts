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
  ['other values', '/p/i/1/demo', '#autoplay=true&muted=0', {}],
];

for (const [what, pathname, hash, options] of ADDRESSES) {
  test(`the options of a URL with ${what} are read`, () => {
    assert.deepEqual(readUrlOptions({ pathname, hash }), { ...NONE, ...options });
  });
}
