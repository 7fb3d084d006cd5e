import { type DocumentRule, rulesAbout } from '../response-rule.js';
import { MAX_BITRATE_KBPS } from '../../../vast/play/media-choice.js';
import { TYPES_BY_ENDING } from '../../../vast/read/media-types.js';
import { mediaOf, plainFiles, type MediaOutline } from '../media-outline.js';
import { textRepair, withAttribute, removal, written } from '../text-repair.js';
import { attributeOf, valueOf } from '../../../text/xml/xml-lookup.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { excerpt } from './excerpt.js';

const containerOf = (type: string): string => type.split(';', 1)[0]?.trim() ?? '';

const MIME = /^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/;

const PLAYLISTS: Readonly<Record<string, string>> = { m3u8: 'HLS', mpd: 'DASH' };

const isAdaptive = ({ type }: MediaOutline): boolean => /mpegurl|dash/.test(type);

const missingSizes = (element: XmlElement): readonly string[] => {
  const has = (name: string): boolean => Number.parseInt(valueOf(element, name) ?? '', 10) > 0;
  const hasBitrate = has('bitrate') || (has('minBitrate') && has('maxBitrate'));
  return [...['width', 'height'].filter((name) => !has(name)), ...(hasBitrate ? [] : ['bitrate'])];
};

/** A file that is scaled by more than this looks blurred, or wastes most of what is loaded. */
const MAX_SCALE = 2;

const familyOf = (type: string): string =>
  type.includes('mpegurl') ? 'hls' : type.replace(/^audio/, 'video');

const aboutFiles = rulesAbout('media', mediaOf);

export const MEDIA_ATTRIBUTE_RULES: readonly DocumentRule[] = [
  aboutFiles('media-type-missing', 'warning', (document, { element, writtenType, ...media }) => {
    if (writtenType !== '') return null;
    const type = containerOf(media.type);
    const edit = withAttribute(element, 'type', type);
    const repair = type === '' ? null : textRepair('repair-document-add-type', { type }, [edit]);
    return document.hit(element.start, { type }, repair);
  }),
  aboutFiles('media-type-alias', 'warning', (document, { element, writtenType, type }) => {
    const attribute = attributeOf(element, 'type');
    const [from, expected] = [containerOf(writtenType), containerOf(type)];
    if (attribute === undefined || from === '' || from === expected) return null;
    const { start, end } = attribute.valueRange;
    return document.hit(
      attribute.start,
      { type: excerpt(writtenType), expected },
      written({ start, end: from === writtenType ? end : start + from.length }, expected),
    );
  }),
  aboutFiles('media-mime-mismatch', 'warning', (document, { element, ending, type, framework }) => {
    const attribute = attributeOf(element, 'type');
    if (attribute === undefined || type === '' || framework !== null) return null;
    if (!MIME.test(type))
      return document.hit(attribute.start, { type: excerpt(type), typeByEnding: '', playlist: '' });
    const typeByEnding = TYPES_BY_ENDING.get(ending);
    if (typeByEnding === undefined || familyOf(typeByEnding) === familyOf(containerOf(type)))
      return null;
    const playlist = PLAYLISTS[ending] ?? '';
    return document.hit(attribute.start, { type: excerpt(type), typeByEnding, playlist });
  }),
  rulesAbout('media', ({ linears }) => linears.flatMap(plainFiles))(
    'media-size-missing',
    'info',
    (document, file) => {
      const missing = missingSizes(file.element);
      return missing.length === 0 || isAdaptive(file) || file.type.startsWith('audio/')
        ? null
        : document.hit(file.element.start, { missing });
    },
  ),
  rulesAbout('media', ({ linears }) => linears)(
    'media-ladder',
    'info',
    (document, { linear, media }) => {
      const { playerSize } = document.context;
      const files = media.filter(({ isPlayable }) => isPlayable);
      if (files.length === 0 || files.some(isAdaptive)) return null;
      const numbers = (name: string): readonly number[] =>
        files.map(({ element }) => Number.parseInt(valueOf(element, name) ?? '', 10));
      const params = { limit: MAX_BITRATE_KBPS, width: Math.round(playerSize?.width ?? 0) };
      if (numbers('bitrate').every((bitrate) => bitrate > MAX_BITRATE_KBPS))
        return document.hit(linear.start, { fault: 'bitrate', ...params });
      const isFar = (width: number): boolean =>
        playerSize !== null &&
        (playerSize.width / width > MAX_SCALE || width / playerSize.width > MAX_SCALE);
      return numbers('width').every(isFar)
        ? document.hit(linear.start, { fault: 'size', ...params })
        : null;
    },
  ),
  aboutFiles('media-framework-vast', 'info', (document, { element, framework }) => {
    const attribute = attributeOf(element, 'apiFramework');
    if (attribute === undefined || framework !== null || !/^vast$/i.test(attribute.value.trim()))
      return null;
    // Of an attribute that is there twice, the other one would apply.
    const isRepeated = element.attributes.filter(({ key }) => key === attribute.key).length > 1;
    const edits = [removal(document.text, attribute)];
    const repair = isRepeated ? null : textRepair('repair-document-remove-attribute', {}, edits);
    return document.hit(attribute.start, {}, repair);
  }),
];
