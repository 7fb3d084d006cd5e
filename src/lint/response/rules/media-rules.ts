import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { isMixed } from '../../../vast/web-address.js';
import {
  interactiveFiles,
  plainFiles,
  type LinearOutline,
  type MediaOutline,
} from '../media-outline.js';
import { hitAt, textOffset, type LintedDocument } from '../vast-document.js';
import { textOf, valueOf } from '../../../text/xml/xml-tree.js';
import { httpsRepair } from './https-repair.js';
import { quoted } from './quoted.js';

type DocumentRule = LintRule<LintedDocument>;

const typesOf = (media: readonly MediaOutline[]): string =>
  [...new Set(media.map(({ type }) => quoted(type || 'no type')))].slice(0, 5).join(', ');

const mediaOf = ({ linears }: LintedDocument): readonly MediaOutline[] =>
  linears.flatMap(({ media }) => media);

/** Linear creatives that the ad needs, because none of its others plays. */
const neededLinears = ({ linears }: LintedDocument): readonly LinearOutline[] =>
  linears.filter(({ isSpare }) => !isSpare);

const noMediaHits = (document: LintedDocument): readonly RuleHit[] =>
  neededLinears(document)
    .filter(({ media }) => media.length === 0)
    .map(({ linear }) =>
      hitAt(
        document,
        linear.start,
        interactiveFiles(linear).length > 0
          ? 'The linear creative has only interactive code (InteractiveCreativeFile) and no <MediaFile>.'
          : 'The linear creative has no <MediaFile> (VAST error 401).',
      ),
    );

const invalidUrlHits = (document: LintedDocument): readonly RuleHit[] =>
  mediaOf(document)
    .filter(({ url }) => url === null)
    .map(({ element }) =>
      hitAt(
        document,
        textOffset(element),
        textOf(element) === ''
          ? 'The media file has no URL.'
          : 'The media file is not an absolute http(s) URL, so players ignore it.',
      ),
    );

const httpHits = (document: LintedDocument): readonly RuleHit[] =>
  mediaOf(document)
    .filter(({ url }) => url !== null && isMixed(url, document.context.pageProtocol))
    .map(({ element, url }) =>
      hitAt(
        document,
        textOffset(element),
        `The media file at ${quoted(url?.host ?? '')} is http, and the page is https.`,
        httpsRepair(document, element),
      ),
    );

const flashHits = (document: LintedDocument): readonly RuleHit[] =>
  neededLinears(document).flatMap(({ media }) => {
    const flash = media.find(({ isFlash }) => isFlash);
    const isOnly = media.every(({ isFlash, framework }) => isFlash || framework !== null);
    return flash === undefined || !isOnly
      ? []
      : hitAt(
          document,
          flash.element.start,
          'The linear creative has only Flash, which no browser runs.',
        );
  });

const vpaidHits = (document: LintedDocument): readonly RuleHit[] =>
  mediaOf(document)
    .filter(({ framework }) => /vpaid/i.test(framework ?? ''))
    .map(({ element }) =>
      hitAt(
        document,
        element.start,
        'A media file is a VPAID unit: code of the ad that the player does not run.',
      ),
    );

const interactiveOnlyHits = (document: LintedDocument): readonly RuleHit[] =>
  neededLinears(document)
    .filter(({ media }) => media.length > 0 && media.every(({ framework }) => framework !== null))
    .map(({ linear, media }) => {
      const names = new Set(media.map(({ framework }) => quoted(framework ?? '')));
      return hitAt(
        document,
        linear.start,
        `All media files are interactive units (${[...names].slice(0, 3).join(', ')}), so nothing plays (VAST error 901).`,
      );
    });

const simidHits = (document: LintedDocument): readonly RuleHit[] =>
  document.linears
    .filter(({ media }) => media.length > 0)
    .flatMap(({ linear }) => interactiveFiles(linear))
    .map((element) =>
      hitAt(
        document,
        element.start,
        `The interactive code (${quoted(valueOf(element, 'apiFramework') ?? 'no apiFramework')}) is not run; the media file plays without it.`,
      ),
    );

const isFlashFile = ({ isFlash }: MediaOutline): boolean => isFlash;

const unsupportedHits = (document: LintedDocument): readonly RuleHit[] =>
  neededLinears(document).flatMap((outline) => {
    const files = plainFiles(outline);
    const isExplained = files.some(({ isPlayable }) => isPlayable) || files.every(isFlashFile);
    return isExplained
      ? []
      : hitAt(
          document,
          outline.linear.start,
          `The browser can play none of the media files: ${typesOf(files)} (VAST error 403).`,
        );
  });

const deadFileHits = (document: LintedDocument): readonly RuleHit[] =>
  document.linears
    .filter(({ media }) => media.some(({ isPlayable }) => isPlayable))
    .flatMap(plainFiles)
    .filter(({ isPlayable }) => !isPlayable)
    .map(({ element, type }) =>
      hitAt(
        document,
        element.start,
        `The browser cannot play this file (${quoted(type || 'no type')}); it plays another one.`,
      ),
    );

/** Rules about whether media files play. */
export const MEDIA_RULES: readonly DocumentRule[] = [
  {
    name: 'vast-no-media',
    severity: 'error',
    stage: 'response',
    remedy: 'Ask the ad server for a <MediaFile> of the type video/mp4.',
    test: noMediaHits,
  },
  {
    name: 'media-not-url',
    severity: 'error',
    stage: 'media',
    remedy: 'Write an absolute https URL.',
    test: invalidUrlHits,
  },
  {
    name: 'media-http',
    severity: 'error',
    stage: 'media',
    remedy: 'Ask the vendor for https: browsers block the file or request it over https.',
    test: httpHits,
  },
  {
    name: 'media-unsupported',
    severity: 'error',
    stage: 'media',
    remedy: 'Ask for video/mp4 with H.264, which every browser plays.',
    test: unsupportedHits,
  },
  {
    name: 'media-flash',
    severity: 'error',
    stage: 'media',
    remedy: 'Ask for video/mp4 in place of Flash.',
    test: flashHits,
  },
  {
    name: 'media-interactive-only',
    severity: 'error',
    stage: 'media',
    remedy: 'Ask for a creative that has a plain video/mp4 file too.',
    test: interactiveOnlyHits,
  },
  {
    name: 'media-vpaid',
    severity: 'warning',
    stage: 'media',
    remedy: 'Ask for a plain video file: VPAID is deprecated since VAST 4.1.',
    test: vpaidHits,
  },
  {
    name: 'media-simid',
    severity: 'info',
    stage: 'media',
    remedy: 'Nothing has to be done unless the campaign depends on the interaction.',
    test: simidHits,
  },
  {
    name: 'media-file-unsupported',
    severity: 'info',
    stage: 'media',
    remedy: 'Nothing has to be done: it is for other players.',
    test: deadFileHits,
  },
];
