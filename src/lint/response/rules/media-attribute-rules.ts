import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
import { MAX_BITRATE_KBPS } from '../../../vast/play/media-choice.js';
import { TYPES_BY_ENDING } from '../../../vast/read/media-types.js';
import { mediaOf, plainFiles, type MediaOutline } from '../media-outline.js';
import { textRepair, withAttribute, removal, written } from '../text-repair.js';
import type { LintedDocument } from '../vast-document.js';
import { attributeOf, valueOf } from '../../../text/xml/xml-lookup.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { excerpt } from './excerpt.js';

const containerOf = (type: string): string => type.split(';', 1)[0]?.trim() ?? '';

const missingTypeHits = (document: LintedDocument): HitsOf<'media-type-missing'> =>
  mediaOf(document)
    .filter(({ writtenType }) => writtenType === '')
    .map(({ element, ...media }) => {
      const type = containerOf(media.type);
      const edit = withAttribute(element, 'type', type);
      return document.hit(
        element.start,
        { type },
        type === '' ? null : textRepair('repair-document-add-type', { type }, [edit]),
      );
    });

const aliasHits = (document: LintedDocument): HitsOf<'media-type-alias'> =>
  mediaOf(document).flatMap(({ element, writtenType, type }) => {
    const attribute = attributeOf(element, 'type');
    const [from, expected] = [containerOf(writtenType), containerOf(type)];
    if (attribute === undefined || from === '' || from === expected) return [];
    const { start, end } = attribute.valueRange;
    return document.hit(
      attribute.start,
      { type: excerpt(writtenType), expected },
      written({ start, end: from === writtenType ? end : start + from.length }, expected),
    );
  });

const MIME = /^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/;

const PLAYLISTS: Readonly<Record<string, string>> = { m3u8: 'HLS', mpd: 'DASH' };

const mismatchHits = (document: LintedDocument): HitsOf<'media-mime-mismatch'> =>
  mediaOf(document).flatMap(({ element, ending, type, framework }) => {
    const attribute = attributeOf(element, 'type');
    if (attribute === undefined || type === '' || framework !== null) return [];
    if (!MIME.test(type))
      return document.hit(attribute.start, { type: excerpt(type), typeByEnding: '', playlist: '' });
    const typeByEnding = TYPES_BY_ENDING.get(ending);
    const family = (name: string): string =>
      name.includes('mpegurl') ? 'hls' : name.replace(/^audio/, 'video');
    if (typeByEnding === undefined || family(typeByEnding) === family(containerOf(type))) return [];
    const playlist = PLAYLISTS[ending] ?? '';
    return document.hit(attribute.start, { type: excerpt(type), typeByEnding, playlist });
  });

const isAdaptive = ({ type }: MediaOutline): boolean => /mpegurl|dash/.test(type);

const missingSizes = (element: XmlElement): readonly string[] => {
  const has = (name: string): boolean => Number.parseInt(valueOf(element, name) ?? '', 10) > 0;
  const hasBitrate = has('bitrate') || (has('minBitrate') && has('maxBitrate'));
  return [...['width', 'height'].filter((name) => !has(name)), ...(hasBitrate ? [] : ['bitrate'])];
};

const sizeHits = (document: LintedDocument): HitsOf<'media-size-missing'> =>
  document.linears
    .flatMap(plainFiles)
    .filter((file) => !isAdaptive(file) && !file.type.startsWith('audio/'))
    .flatMap(({ element }) => {
      const missing = missingSizes(element);
      return missing.length === 0 ? [] : document.hit(element.start, { missing });
    });

/** A file that is scaled by more than this looks blurred, or wastes most of what is loaded. */
const MAX_SCALE = 2;

const ladderHits = (document: LintedDocument): HitsOf<'media-ladder'> =>
  document.linears.flatMap(({ linear, media }) => {
    const files = media.filter(({ isPlayable }) => isPlayable);
    if (files.length === 0 || files.some(isAdaptive)) return [];
    const numbers = (name: string): readonly number[] =>
      files.map(({ element }) => Number.parseInt(valueOf(element, name) ?? '', 10));
    const { playerSize } = document.context;
    const params = { limit: MAX_BITRATE_KBPS, width: Math.round(playerSize?.width ?? 0) };
    if (numbers('bitrate').every((bitrate) => bitrate > MAX_BITRATE_KBPS))
      return document.hit(linear.start, { fault: 'bitrate', ...params });
    const isFar = (width: number): boolean =>
      playerSize !== null &&
      (playerSize.width / width > MAX_SCALE || width / playerSize.width > MAX_SCALE);
    return numbers('width').every(isFar)
      ? document.hit(linear.start, { fault: 'size', ...params })
      : [];
  });

const frameworkHits = (document: LintedDocument): HitsOf<'media-framework-vast'> =>
  mediaOf(document).flatMap(({ element, framework }) => {
    const attribute = attributeOf(element, 'apiFramework');
    if (attribute === undefined || framework !== null || !/^vast$/i.test(attribute.value.trim()))
      return [];
    return document.hit(
      attribute.start,
      {},
      // Of an attribute that is there twice, the other one would apply.
      element.attributes.filter(({ key }) => key === attribute.key).length > 1
        ? null
        : textRepair('repair-document-remove-attribute', {}, [removal(document.text, attribute)]),
    );
  });

export const MEDIA_ATTRIBUTE_RULES: readonly DocumentRule[] = [
  documentRule('media-type-missing', 'warning', 'media', missingTypeHits),
  documentRule('media-type-alias', 'warning', 'media', aliasHits),
  documentRule('media-mime-mismatch', 'warning', 'media', mismatchHits),
  documentRule('media-size-missing', 'info', 'media', sizeHits),
  documentRule('media-ladder', 'info', 'media', ladderHits),
  documentRule('media-framework-vast', 'info', 'media', frameworkHits),
];
