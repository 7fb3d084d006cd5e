import { waterfall } from '../ad-tags/waterfall.js';
import type { ReplaceRule } from '../ad-tags/ad-tag-context.js';
import { address } from './address.js';
import type { Ad, TagAd, UnknownAd, VideoAd } from './player-config.js';
import type { ResolveOptions } from './resolve-options.js';
import { STREAM_FIELDS, streamAddresses } from './stream.js';
import { report, value, type Wire } from './wire.js';
import { objects } from './wire-lists.js';
import { flag, text } from './wire-value.js';

/** `adv_type` of ad tags (platform facts 1.1). */
const TAG_TYPE = 'dart';

/** `adv_type` of video ads is not known (platform facts 1.3); the entity's own name is the best guess. Ours. */
const VIDEO_TYPE = 'advideo';

/** Fields that only a video ad has (platform facts 1.3). */
const VIDEO_FIELDS = ['destination_url', 'available_video', ...STREAM_FIELDS];

type AdBase = Pick<Ad, 'id' | 'title' | 'path' | 'advType'>;

/** The tags of a waterfall. A rule or macro may give any of them its scheme, so expansion alone can judge them. */
const tags = (wire: Wire, sourceUrl: string): readonly string[] =>
  waterfall(sourceUrl).filter((tag) => {
    if (tag === '') report(wire, 'source_url', 'tag-empty');
    return tag !== '';
  });

const replaceRules = (wire: Wire): readonly ReplaceRule[] => {
  const rules: ReplaceRule[] = [];
  for (const rule of objects(wire, 'replace_rules')) {
    const subject = text(rule, 'subject');
    const name = text(rule, 'value');
    if (subject !== '' && name !== '') rules.push({ subject, value: name });
    else rule.tell('replace-rule-form', rule.path);
  }
  return rules;
};

const linearity = (wire: Wire): TagAd['linearity'] => {
  const type = text(wire, 'type');
  if (type === 'linear' || type === 'non-linear') return type;
  if (type !== '') report(wire, 'type', 'unknown-ad-type', type);
  return null;
};

// Spelled out: spreading an object into a new one is slow, and pages have many ads.
const tagAd = (wire: Wire, { id, title, path, advType }: AdBase, sourceUrl: string): TagAd => ({
  kind: 'tag',
  id,
  title,
  path,
  advType,
  linearity: linearity(wire),
  tags: tags(wire, sourceUrl),
  replaceRules: replaceRules(wire),
});

const videoAd = (wire: Wire, base: AdBase, options: ResolveOptions): VideoAd => {
  if (!flag(wire, 'available_video', true)) report(wire, 'available_video', 'ad-video-not-ready');
  return {
    ...base,
    kind: 'video',
    url: streamAddresses(wire, 'advideo', options)[0] ?? null,
    destinationUrl: address(wire, 'destination_url'),
    destinationTitle: text(wire, 'destination_url_title'),
    poster: address(wire, 'preview_image'),
  };
};

const unknownAd = (wire: Wire, base: AdBase): UnknownAd => {
  report(wire, 'adv_type', 'unknown-ad-kind', base.advType);
  return { ...base, kind: 'unknown', wire: wire.object };
};

/**
 * One ad object (spec 2.7). Its `adv_type` is an open list, so what the object carries decides:
 * a `source_url` is a tag, a creative or its click address is a video ad. Ours.
 */
export const ad = (wire: Wire, options: ResolveOptions): Ad => {
  const advType = text(wire, 'adv_type');
  const base = { id: text(wire, 'id'), title: text(wire, 'title'), path: wire.path, advType };
  if (advType === VIDEO_TYPE) return videoAd(wire, base, options);
  const sourceUrl = text(wire, 'source_url');
  if (sourceUrl !== '' || advType === TAG_TYPE) return tagAd(wire, base, sourceUrl);
  if (VIDEO_FIELDS.some((name) => (value(wire, name) ?? '') !== ''))
    return videoAd(wire, base, options);
  return unknownAd(wire, base);
};
