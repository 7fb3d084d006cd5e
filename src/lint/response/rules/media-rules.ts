import { type DocumentRule, rulesAbout } from '../response-rule.js';
import { interactiveFiles, mediaOf, plainFiles, type LinearOutline } from '../media-outline.js';
import { textOffset, type LintedDocument } from '../vast-document.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { elementsAt, valueOf } from '../../../text/xml/xml-lookup.js';
import { httpHit } from './http-hit.js';
import { excerpt, MAX_LISTED } from './excerpt.js';

const distinct = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(excerpt))].slice(0, MAX_LISTED);

/** Linear creatives that the ad needs, because none of its others plays. */
const neededLinears = ({ linears }: LintedDocument): readonly LinearOutline[] =>
  linears.filter(({ isSpare }) => !isSpare);

const aboutNeeded = rulesAbout('media', neededLinears);

const aboutFiles = rulesAbout('media', mediaOf);

const isPlayable = (file: { readonly isPlayable: boolean }): boolean => file.isPlayable;

/** Why a creative has no media files. */
const emptyCreative = (linear: XmlElement): 'interactive' | 'mezzanine' | 'empty' => {
  if (interactiveFiles(linear).length > 0) return 'interactive';
  return elementsAt(linear, 'MediaFiles', 'Mezzanine').length > 0 ? 'mezzanine' : 'empty';
};

export const MEDIA_RULES: readonly DocumentRule[] = [
  rulesAbout('response', neededLinears)('vast-no-media', 'error', (document, { linear, media }) =>
    media.length === 0 ? document.hit(linear.start, { creative: emptyCreative(linear) }) : null,
  ),
  aboutFiles('media-not-url', 'error', (document, { element, url }) =>
    url === null
      ? document.hit(textOffset(element), { url: textOf(element) === '' ? 'missing' : 'invalid' })
      : null,
  ),
  aboutFiles('media-http', 'error', (document, { element, url }) =>
    httpHit(document, element, url, {}),
  ),
  aboutNeeded('media-unsupported', 'error', (document, outline) => {
    const files = plainFiles(outline);
    if (files.some(isPlayable) || files.every(({ isFlash }) => isFlash)) return null;
    const types = files.map(({ type }) => type).filter((type) => type !== '');
    const untyped = files.length - types.length;
    return document.hit(outline.linear.start, { types: distinct(types), untyped });
  }),
  aboutNeeded('media-flash', 'error', (document, { media }) => {
    const flash = media.find(({ isFlash }) => isFlash);
    const isOnly = media.every(({ isFlash, framework }) => isFlash || framework !== null);
    return flash === undefined || !isOnly ? null : document.hit(flash.element.start, {});
  }),
  aboutNeeded('media-interactive-only', 'error', (document, { linear, media }) => {
    const frameworks = media.map(({ framework }) => framework ?? '');
    const isOnly = media.length > 0 && media.every(({ framework }) => framework !== null);
    return isOnly ? document.hit(linear.start, { frameworks: distinct(frameworks) }) : null;
  }),
  aboutNeeded('media-audio-only', 'warning', (document, { linear, media }) => {
    const types = media.filter(isPlayable).map(({ type }) => type);
    const isOnly = types.length > 0 && types.every((type) => /^audio\/(?!mpegurl)/.test(type));
    return isOnly ? document.hit(linear.start, { types: distinct(types) }) : null;
  }),
  aboutFiles('media-vpaid', 'warning', (document, { element, framework }) =>
    /vpaid/i.test(framework ?? '') ? document.hit(element.start, {}) : null,
  ),
  rulesAbout('media', ({ linears }) =>
    linears
      .filter(({ media }) => media.length > 0)
      .flatMap(({ linear }) => interactiveFiles(linear)),
  )('media-simid', 'info', (document, element) =>
    document.hit(element.start, { framework: excerpt(valueOf(element, 'apiFramework') ?? '') }),
  ),
  rulesAbout('media', ({ linears }) =>
    linears.filter(({ media }) => media.some(isPlayable)).flatMap(plainFiles),
  )('media-file-unsupported', 'info', (document, { element, type, ...file }) =>
    isPlayable(file) ? null : document.hit(element.start, { type: excerpt(type) }),
  ),
];
