import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
import { isMixed } from '../../../vast/web-address.js';
import {
  interactiveFiles,
  mediaOf,
  plainFiles,
  type LinearOutline,
  type MediaOutline,
} from '../media-outline.js';
import { textOffset, type LintedDocument } from '../vast-document.js';
import { textOf } from '../../../text/xml/xml-tree.js';
import { elementsAt, valueOf } from '../../../text/xml/xml-lookup.js';
import { httpsRepair } from './https-repair.js';
import { excerpt, MAX_LISTED } from './excerpt.js';

const distinct = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(excerpt))].slice(0, MAX_LISTED);

/** Linear creatives that the ad needs, because none of its others plays. */
const neededLinears = ({ linears }: LintedDocument): readonly LinearOutline[] =>
  linears.filter(({ isSpare }) => !isSpare);

const noMediaHits = (document: LintedDocument): HitsOf<'vast-no-media'> =>
  neededLinears(document)
    .filter(({ media }) => media.length === 0)
    .map(({ linear }) =>
      document.hit(linear.start, {
        creative:
          interactiveFiles(linear).length > 0
            ? 'interactive'
            : elementsAt(linear, 'MediaFiles', 'Mezzanine').length > 0
              ? 'mezzanine'
              : 'empty',
      }),
    );

const invalidUrlHits = (document: LintedDocument): HitsOf<'media-not-url'> =>
  mediaOf(document)
    .filter(({ url }) => url === null)
    .map(({ element }) =>
      document.hit(textOffset(element), {
        url: textOf(element) === '' ? 'missing' : 'invalid',
      }),
    );

const httpHits = (document: LintedDocument): HitsOf<'media-http'> =>
  mediaOf(document)
    .filter(({ url }) => url !== null && isMixed(url, document.context.pageProtocol))
    .map(({ element, url }) =>
      document.hit(
        textOffset(element),
        { host: excerpt(url?.host ?? '') },
        httpsRepair(document, element),
      ),
    );

const flashHits = (document: LintedDocument): HitsOf<'media-flash'> =>
  neededLinears(document).flatMap(({ media }) => {
    const flash = media.find(({ isFlash }) => isFlash);
    const isOnly = media.every(({ isFlash, framework }) => isFlash || framework !== null);
    return flash === undefined || !isOnly ? [] : document.hit(flash.element.start, {});
  });

const vpaidHits = (document: LintedDocument): HitsOf<'media-vpaid'> =>
  mediaOf(document)
    .filter(({ framework }) => /vpaid/i.test(framework ?? ''))
    .map(({ element }) => document.hit(element.start, {}));

const interactiveOnlyHits = (document: LintedDocument): HitsOf<'media-interactive-only'> =>
  neededLinears(document)
    .filter(({ media }) => media.length > 0 && media.every(({ framework }) => framework !== null))
    .map(({ linear, media }) =>
      document.hit(linear.start, {
        frameworks: distinct(media.map(({ framework }) => framework ?? '')),
      }),
    );

const audioHits = (document: LintedDocument): HitsOf<'media-audio-only'> =>
  neededLinears(document)
    .map(({ linear, media }) => ({ linear, files: media.filter(({ isPlayable }) => isPlayable) }))
    .filter(
      ({ files }) =>
        files.length > 0 && files.every(({ type }) => /^audio\/(?!mpegurl)/.test(type)),
    )
    .map(({ linear, files }) =>
      document.hit(linear.start, { types: distinct(files.map(({ type }) => type)) }),
    );

const simidHits = (document: LintedDocument): HitsOf<'media-simid'> =>
  document.linears
    .filter(({ media }) => media.length > 0)
    .flatMap(({ linear }) => interactiveFiles(linear))
    .map((element) =>
      document.hit(element.start, {
        framework: excerpt(valueOf(element, 'apiFramework') ?? ''),
      }),
    );

const isFlashFile = ({ isFlash }: MediaOutline): boolean => isFlash;

const unsupportedHits = (document: LintedDocument): HitsOf<'media-unsupported'> =>
  neededLinears(document).flatMap((outline) => {
    const files = plainFiles(outline);
    const isExplained = files.some(({ isPlayable }) => isPlayable) || files.every(isFlashFile);
    return isExplained
      ? []
      : document.hit(outline.linear.start, {
          types: distinct(files.flatMap(({ type }) => (type === '' ? [] : type))),
          untyped: files.filter(({ type }) => type === '').length,
        });
  });

const deadFileHits = (document: LintedDocument): HitsOf<'media-file-unsupported'> =>
  document.linears
    .filter(({ media }) => media.some(({ isPlayable }) => isPlayable))
    .flatMap(plainFiles)
    .filter(({ isPlayable }) => !isPlayable)
    .map(({ element, type }) => document.hit(element.start, { type: excerpt(type) }));

export const MEDIA_RULES: readonly DocumentRule[] = [
  documentRule('vast-no-media', 'error', 'response', noMediaHits),
  documentRule('media-not-url', 'error', 'media', invalidUrlHits),
  documentRule('media-http', 'error', 'media', httpHits),
  documentRule('media-unsupported', 'error', 'media', unsupportedHits),
  documentRule('media-flash', 'error', 'media', flashHits),
  documentRule('media-interactive-only', 'error', 'media', interactiveOnlyHits),
  documentRule('media-audio-only', 'warning', 'media', audioHits),
  documentRule('media-vpaid', 'warning', 'media', vpaidHits),
  documentRule('media-simid', 'info', 'media', simidHits),
  documentRule('media-file-unsupported', 'info', 'media', deadFileHits),
];
