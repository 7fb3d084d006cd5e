import { waterfall } from '../ad-tags/split-waterfall.js';
import type { ReplaceRule } from '../ad-tags/ad-tag-context.js';
import { address } from './address.js';
import type { Ad, TagAd, UnknownAd, VideoAd } from './player-config.js';
import type { ResolveOptions } from './resolve-options.js';
import { STREAM_FIELDS, streamAddresses } from './stream.js';
import { report, value, type FieldReader } from './field-reader.js';
import { objects } from './read-list.js';
import { flag, text, unboundedText } from './read-value.js';
import { shownText } from '../text/shown-text.js';

/** `adv_type` of ad tags (platform facts 1.1). */
const TAG_TYPE = 'dart';

/** `adv_type` of video ads is not known (platform facts 1.3); chosen because the entity has this name. */
const VIDEO_TYPE = 'advideo';

/** Fields that only a video ad has (platform facts 1.3). */
const VIDEO_FIELDS = ['destination_url', 'available_video', ...STREAM_FIELDS];

type AdBase = Pick<Ad, 'id' | 'title' | 'path' | 'advType'>;

/** The tags of a waterfall. A rule or macro may provide the scheme, so only the expansion can check them as URLs. */
const tags = (fields: FieldReader, sourceUrl: string): readonly string[] =>
  waterfall(sourceUrl).filter((tag, index, { length: count }) => {
    if (tag === '') report(fields, 'source_url', 'tag-empty', { number: index + 1, count });
    return tag !== '';
  });

const replaceRules = (fields: FieldReader): readonly ReplaceRule[] => {
  const rules: ReplaceRule[] = [];
  for (const rule of objects(fields, 'replace_rules')) {
    const subject = text(rule, 'subject');
    const name = text(rule, 'value');
    if (subject !== '' && name !== '') rules.push({ subject, value: name });
    else rule.report('rule-subject-form', rule.path);
  }
  return rules;
};

const linearity = (fields: FieldReader): TagAd['linearity'] => {
  const type = text(fields, 'type');
  if (type === 'linear' || type === 'non-linear') return type;
  if (type !== '') report(fields, 'type', 'unknown-ad-type', { unread: type });
  return null;
};

// Written out because spreading an object is slow, and pages have many ads.
const tagAd = (
  fields: FieldReader,
  { id, title, path, advType }: AdBase,
  sourceUrl: string,
): TagAd => ({
  kind: 'tag',
  id,
  title,
  path,
  advType,
  linearity: linearity(fields),
  tags: tags(fields, sourceUrl),
  replaceRules: replaceRules(fields),
});

const videoAd = (fields: FieldReader, base: AdBase, options: ResolveOptions): VideoAd => {
  if (!flag(fields, 'available_video', true))
    report(fields, 'available_video', 'ad-video-not-ready');
  return {
    ...base,
    kind: 'video',
    url: streamAddresses(fields, 'advideo', options)[0] ?? null,
    destinationUrl: address(fields, 'destination_url'),
    destinationTitle: text(fields, 'destination_url_title'),
    poster: address(fields, 'preview_image'),
  };
};

const unknownAd = (fields: FieldReader, base: AdBase): UnknownAd => {
  report(fields, 'adv_type', 'unknown-ad-kind', { type: shownText(base.advType) });
  return { ...base, kind: 'unknown', raw: fields.object };
};

/**
 * One ad object (spec 2.7). Its `adv_type` is an open list, so the other fields decide: an object with
 * a `source_url` is a tag, one with a creative or a click address is a video ad. Not in the
 * specification; chosen because each of these fields exists in only one of the two.
 */
export const ad = (fields: FieldReader, options: ResolveOptions): Ad => {
  const advType = text(fields, 'adv_type');
  const base = { id: text(fields, 'id'), title: text(fields, 'title'), path: fields.path, advType };
  if (advType === VIDEO_TYPE) return videoAd(fields, base, options);
  const sourceUrl = unboundedText(fields, 'source_url');
  if (sourceUrl !== '' || advType === TAG_TYPE) return tagAd(fields, base, sourceUrl);
  if (VIDEO_FIELDS.some((name) => (value(fields, name) ?? '') !== ''))
    return videoAd(fields, base, options);
  return unknownAd(fields, base);
};
