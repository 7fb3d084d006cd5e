import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { TYPES_BY_ENDING } from '../../../vast/read/media-types.js';
import { plainFiles, type MediaOutline } from '../media-outline.js';
import { removal, replacement } from '../text-repair.js';
import { hitAt, type LintedDocument } from '../vast-document.js';
import { attributeOf, valueOf } from '../../../text/xml/xml-tree.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { quoted } from './quoted.js';

type DocumentRule = LintRule<LintedDocument>;

const mediaOf = ({ linears }: LintedDocument): readonly MediaOutline[] =>
  linears.flatMap(({ media }) => media);

const missingTypeHits = (document: LintedDocument): readonly RuleHit[] =>
  mediaOf(document)
    .filter(({ writtenType }) => writtenType === '')
    .map(({ element, type }) => {
      const attribute = attributeOf(element, 'type');
      const at = element.start + 1 + element.name.length;
      const edit =
        attribute === undefined
          ? { start: at, end: at, text: ` type="${type}"` }
          : replacement(attribute, `type="${type}"`);
      return hitAt(
        document,
        element.start,
        type === ''
          ? 'The media file has no type, and its ending does not tell it, so players ignore it.'
          : `The media file has no type. By its ending it is ${type}.`,
        type === '' ? null : { label: `Add the type ${type}.`, edits: [edit] },
      );
    });

const aliasHits = (document: LintedDocument): readonly RuleHit[] =>
  mediaOf(document).flatMap(({ element, writtenType, type }) => {
    const attribute = attributeOf(element, 'type');
    if (attribute === undefined || writtenType === '' || writtenType === type) return [];
    return hitAt(
      document,
      attribute.start,
      `The type is ${quoted(writtenType)}, which browsers do not know; expected ${quoted(type)}.`,
      { label: `Write ${type}.`, edits: [replacement(attribute.valueRange, type)] },
    );
  });

const MIME = /^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/;

const mismatchHits = (document: LintedDocument): readonly RuleHit[] =>
  mediaOf(document).flatMap(({ element, ending, type, framework }) => {
    const attribute = attributeOf(element, 'type');
    if (attribute === undefined || type === '' || framework !== null) return [];
    if (!MIME.test(type))
      return hitAt(
        document,
        attribute.start,
        `The type is ${quoted(type)}; expected a MIME type such as video/mp4.`,
      );
    const byEnding = TYPES_BY_ENDING.get(ending);
    const family = (name: string): string =>
      name.includes('mpegurl') ? 'hls' : name.replace(/^audio/, 'video');
    if (byEnding === undefined || family(byEnding) === family(type)) return [];
    return hitAt(
      document,
      attribute.start,
      `The type is ${quoted(type)}, and the URL ends like ${byEnding}.`,
    );
  });

const isPositive = (text: string | null): boolean => Number.parseInt(text ?? '', 10) > 0;

const isAdaptive = ({ type }: MediaOutline): boolean => /mpegurl|dash/.test(type);

const missingSizes = (element: XmlElement): readonly string[] => {
  const has = (name: string): boolean => isPositive(valueOf(element, name));
  const hasBitrate = has('bitrate') || (has('minBitrate') && has('maxBitrate'));
  return [...['width', 'height'].filter((name) => !has(name)), ...(hasBitrate ? [] : ['bitrate'])];
};

const sizeHits = (document: LintedDocument): readonly RuleHit[] =>
  document.linears
    .flatMap(plainFiles)
    .filter((file) => !isAdaptive(file) && !file.type.startsWith('audio/'))
    .flatMap(({ element }) => {
      const missing = missingSizes(element);
      return missing.length === 0
        ? []
        : hitAt(
            document,
            element.start,
            `The media file has no ${missing.join(', no ')}, so players cannot choose by it.`,
          );
    });

/** As in the choice of the player. */
const MAX_BITRATE_KBPS = 5000;
/** A file that is scaled by more than this looks blurred, or wastes most of what is loaded. */
const MAX_SCALE = 2;

const ladderHits = (document: LintedDocument): readonly RuleHit[] =>
  document.linears.flatMap(({ linear, media }) => {
    const files = media.filter(({ isPlayable }) => isPlayable);
    if (files.length === 0 || files.some(isAdaptive)) return [];
    const numbers = (name: string): readonly number[] =>
      files.map(({ element }) => Number.parseInt(valueOf(element, name) ?? '', 10));
    if (numbers('bitrate').every((bitrate) => bitrate > MAX_BITRATE_KBPS))
      return hitAt(
        document,
        linear.start,
        `All media files have more than ${MAX_BITRATE_KBPS} kbit/s, which many connections do not bear.`,
      );
    const { playerSize } = document.context;
    const isFar = (width: number): boolean =>
      playerSize !== null &&
      (playerSize.width / width > MAX_SCALE || width / playerSize.width > MAX_SCALE);
    return numbers('width').every(isFar)
      ? hitAt(
          document,
          linear.start,
          `No media file is near the width of the player, ${Math.round(playerSize?.width ?? 0)} pixels.`,
        )
      : [];
  });

const frameworkHits = (document: LintedDocument): readonly RuleHit[] =>
  mediaOf(document).flatMap(({ element, framework }) => {
    const attribute = attributeOf(element, 'apiFramework');
    if (attribute === undefined || framework !== null || !/^vast$/i.test(attribute.value.trim()))
      return [];
    return hitAt(
      document,
      attribute.start,
      'The apiFramework is VAST, which is none; some players take the file for an interactive unit.',
      // Of an attribute that is there twice, the other one would apply.
      element.attributes.filter(({ key }) => key === attribute.key).length > 1
        ? null
        : { label: 'Remove the attribute.', edits: [removal(document.text, attribute)] },
    );
  });

/** Rules about the attributes of media files. */
export const MEDIA_ATTRIBUTE_RULES: readonly DocumentRule[] = [
  {
    name: 'media-type-missing',
    severity: 'warning',
    stage: 'media',
    remedy: 'Write the MIME type of the file into the attribute type.',
    test: missingTypeHits,
  },
  {
    name: 'media-type-alias',
    severity: 'warning',
    stage: 'media',
    remedy: 'Write the registered MIME type: players that compare types ignore the file.',
    test: aliasHits,
  },
  {
    name: 'media-mime-mismatch',
    severity: 'warning',
    stage: 'media',
    remedy: 'Open the file and correct its type or its URL: a wrong type is VAST error 405.',
    test: mismatchHits,
  },
  {
    name: 'media-size-missing',
    severity: 'info',
    stage: 'media',
    remedy: 'Ask for width, height and bitrate of each file.',
    test: sizeHits,
  },
  {
    name: 'media-ladder',
    severity: 'info',
    stage: 'media',
    remedy: 'Ask for several files of different sizes and bitrates.',
    test: ladderHits,
  },
  {
    name: 'media-framework-vast',
    severity: 'info',
    stage: 'media',
    remedy: 'Remove the attribute apiFramework from plain media files.',
    test: frameworkHits,
  },
];
