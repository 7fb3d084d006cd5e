import assert from 'node:assert/strict';
import type { Ad, Length, PlayerConfig } from '../../../src/resolve/player-config.js';
import type { ResolvedEmbed } from '../../../src/resolve/resolve-embed.js';

const COLOR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const POINTER = /^(?:\/(?:[^/~]|~[01])*)*$/;

const assertAddress = (url: string | null): void => {
  if (url === null) return;
  const { protocol, username, password, href } = new URL(url);
  assert.match(protocol, /^https?:$/);
  assert.equal(username + password, '', url);
  assert.equal(href, url, 'an address is in the form the URL parser gives it');
};

const assertBetween = (number: number | null, min: number, max: number): void => {
  if (number === null) return;
  assert.ok(
    Number.isFinite(number) && number >= min && number <= max,
    `${String(number)} is out of bounds`,
  );
};

const assertSeconds = (seconds: number | null, min: number): void => {
  assertBetween(seconds, min, 999_999);
};

const assertLength = (length: Length | null): void => {
  if (length === null) return;
  assertBetween(length.value, 0, 99_999);
  assert.match(length.unit, /^(?:px|%)$/);
};

const assertColor = (color: string | null): void => {
  if (color !== null) assert.match(color, COLOR);
};

const assertAd = (ad: Ad): void => {
  assert.match(ad.path, POINTER);
  if (ad.kind === 'tag') {
    for (const tag of ad.tags) assert.notEqual(tag.trim(), '');
    for (const { subject, value } of ad.replaceRules) assert.ok(subject !== '' && value !== '');
  }
  if (ad.kind === 'video') {
    assertAddress(ad.url);
    assertAddress(ad.destinationUrl);
    assertAddress(ad.poster);
  }
};

const assertAds = ({ ads }: PlayerConfig): void => {
  assert.ok(['player', 'unchecked', 'on', 'off'].includes(ads.volume));
  assertSeconds(ads.skip?.after ?? null, 0);
  const overlays = [...ads.overlayInitial, ...ads.overlayMain];
  const all = [
    ...ads.preroll,
    ...ads.postroll,
    ...[...ads.midroll, ...overlays].map(({ ad }) => ad),
  ];
  all.forEach(assertAd);
  for (const { at } of ads.midroll) {
    assert.ok(at === null || (Number.isFinite(at) && at > 0));
  }
  for (const overlay of overlays) {
    assertSeconds(overlay.after, 0);
    assertSeconds(overlay.stay, Number.MIN_VALUE);
    assertSeconds(overlay.delay, 0);
    assertLength(overlay.maxWidth);
    assertLength(overlay.maxHeight);
  }
};

const assertSource = ({ state, source }: PlayerConfig): void => {
  assert.equal(source === null, state === 'empty');
  if (source === null) return;
  [source.url, source.poster, ...source.alternatives].forEach(assertAddress);
  assert.ok(source.url !== null || source.alternatives.length === 0);
  assertSeconds(source.duration, Number.MIN_VALUE);
  if (source.kind === 'live') assert.equal(source.duration, null);
};

const assertWatermark = ({ watermark }: PlayerConfig): void => {
  if (watermark === null) return;
  const { top, right, bottom, left } = watermark.offset;
  [watermark.url, watermark.link].forEach(assertAddress);
  assertBetween(watermark.width, 1, 99_999);
  assertBetween(watermark.height, 1, 99_999);
  assertBetween(watermark.opacity, 0, 1);
  assertSeconds(watermark.displayTime, Number.MIN_VALUE);
  [top, right, bottom, left].forEach(assertLength);
  assert.ok(top === null || bottom === null);
  assert.ok(left === null || right === null);
  assert.ok([top, right, bottom, left].some((side) => side !== null));
};

const assertBox = ({ size, look }: PlayerConfig): void => {
  assertBetween(size.width, 1, 99_999);
  assertBetween(size.height, 1, 99_999);
  assertBetween(size.aspectRatio, 1 / 99_999, 99_999);
  assertColor(look.backgroundColor);
  assertColor(look.playerColor);
};

const assertAddresses = ({
  urls,
  look,
  hostedPlayerUrl,
  subtitles,
  analytics,
}: PlayerConfig): void => {
  const beacons = analytics.map(({ settings }) => settings['url_beacon'] ?? null);
  const tracks = subtitles.tracks.map(({ url }) => url);
  const { primary, secondary, tertiary } = urls;
  [primary, secondary, tertiary, look.backgroundImage, hostedPlayerUrl].forEach(assertAddress);
  [...beacons, ...tracks].forEach(assertAddress);
};

/** Asserts what is true of every configuration and its findings. */
export const assertInvariants = ({ config, findings }: ResolvedEmbed): void => {
  assertSource(config);
  assertBox(config);
  assertAddresses(config);
  assertWatermark(config);
  assertAds(config);
  assert.equal(config.identity.id, config.identity.publicId ?? config.identity.embedId);
  for (const { id, path, message, remedy } of findings) {
    assert.match(id, /^[a-z]+(?:-[a-z\d]+)*$/);
    assert.match(path, POINTER);
    assert.ok(message.length > 5 && message.length < 200 && remedy.length > 5);
  }
  // Strict equality distinguishes undefined, NaN and -0 from the values that JSON returns.
  assert.deepEqual(JSON.parse(JSON.stringify(config)), config);
};
