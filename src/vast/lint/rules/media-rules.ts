import type { LintRule, RuleHit } from '../../../lint/rule.js';
import { TYPE_ALIASES, TYPES_BY_ENDING } from '../../media-types.js';
import { isMixed, webAddress } from '../../web-address.js';
import { removal, replacement } from '../text-repair.js';
import { hitAt, textOffset, type LintedDocument } from '../vast-document.js';
import { attributeOf, elementsAt, textOf, valueOf } from '../xml/xml-tree.js';
import type { XmlElement } from '../xml/xml-tree.js';
import { httpsRepair } from './https-repair.js';
import { quoted } from './quoted.js';

type DocumentRule = LintRule<LintedDocument>;

/** A `<MediaFile>`, as the player reads it. */
interface MediaOutline {
  readonly element: XmlElement;
  readonly url: URL | null;
  /** As written, lower case; empty if it is missing. */
  readonly writtenType: string;
  /** As the player understands it. */
  readonly type: string;
  readonly framework: string | null;
}

const endingOf = (url: URL | null): string =>
  /\.(\w+)$/.exec(url?.pathname ?? '')?.[1]?.toLowerCase() ?? '';

const readMedia = (element: XmlElement): MediaOutline => {
  const url = webAddress(textOf(element));
  const writtenType = (valueOf(element, 'type') ?? '').toLowerCase();
  const framework = valueOf(element, 'apiFramework');
  return {
    element,
    url,
    writtenType,
    type:
      writtenType === ''
        ? (TYPES_BY_ENDING.get(endingOf(url)) ?? '')
        : (TYPE_ALIASES.get(writtenType) ?? writtenType),
    framework: /^vast$/i.test(framework ?? '') ? null : framework,
  };
};

/** The media files of each linear creative of the inline ads. */
const linearsOf = ({
  ads,
}: LintedDocument): readonly {
  readonly linear: XmlElement;
  readonly media: readonly MediaOutline[];
}[] =>
  ads
    .filter(({ kind }) => kind === 'InLine')
    .flatMap(({ linears }) => linears)
    .map((linear) => ({
      linear,
      media: elementsAt(linear, 'MediaFiles', 'MediaFile').map(readMedia),
    }));

const mediaOf = (document: LintedDocument): readonly MediaOutline[] =>
  linearsOf(document).flatMap(({ media }) => media);

const interactiveFiles = (linear: XmlElement): readonly XmlElement[] =>
  elementsAt(linear, 'MediaFiles', 'InteractiveCreativeFile');

const isFlash = ({ type, url }: MediaOutline): boolean =>
  /flash|x-flv/.test(type) || /^(swf|flv)$/.test(endingOf(url));

/** Files that a player without code of the ad may play. */
const plain = (media: readonly MediaOutline[]): readonly MediaOutline[] =>
  media.filter(({ framework, url }) => framework === null && url !== null);

const isPlayable =
  ({ context }: LintedDocument) =>
  (file: MediaOutline): boolean =>
    file.type !== '' && !isFlash(file) && context.canPlay(file.type);

const typesOf = (media: readonly MediaOutline[]): string =>
  [...new Set(media.map(({ type }) => quoted(type || 'no type')))].slice(0, 5).join(', ');

const noMediaHits = (document: LintedDocument): readonly RuleHit[] =>
  linearsOf(document)
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
  mediaOf(document).flatMap(({ element, url, type, framework }) => {
    const attribute = attributeOf(element, 'type');
    if (attribute === undefined || type === '' || framework !== null) return [];
    if (!MIME.test(type))
      return hitAt(
        document,
        attribute.start,
        `The type is ${quoted(type)}; expected a MIME type such as video/mp4.`,
      );
    const byEnding = TYPES_BY_ENDING.get(endingOf(url));
    const family = (name: string): string =>
      /mpegurl/.test(name) ? 'hls' : name.replace(/^audio/, 'video');
    if (byEnding === undefined || family(byEnding) === family(type)) return [];
    return hitAt(
      document,
      attribute.start,
      `The type is ${quoted(type)}, and the URL ends like ${byEnding}.`,
    );
  });

const flashHits = (document: LintedDocument): readonly RuleHit[] =>
  linearsOf(document)
    .filter(
      ({ media }) =>
        media.some(isFlash) && media.every((file) => isFlash(file) || file.framework !== null),
    )
    .map(({ media, linear }) =>
      hitAt(
        document,
        media.find(isFlash)?.element.start ?? linear.start,
        'The linear creative has only Flash, which no browser runs.',
      ),
    );

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
  linearsOf(document)
    .filter(({ media }) => media.length > 0 && media.every(({ framework }) => framework !== null))
    .map(({ linear, media }) =>
      hitAt(
        document,
        linear.start,
        `All media files are interactive units (${[...new Set(media.map(({ framework }) => quoted(framework ?? '')))].slice(0, 3).join(', ')}), so nothing plays (VAST error 901).`,
      ),
    );

const simidHits = (document: LintedDocument): readonly RuleHit[] =>
  linearsOf(document)
    .filter(({ media }) => media.length > 0)
    .flatMap(({ linear }) => interactiveFiles(linear))
    .map((element) =>
      hitAt(
        document,
        element.start,
        `The interactive code (${quoted(valueOf(element, 'apiFramework') ?? 'no apiFramework')}) is not run; the media file plays without it.`,
      ),
    );

const unsupportedHits = (document: LintedDocument): readonly RuleHit[] =>
  linearsOf(document).flatMap(({ linear, media }) => {
    const files = plain(media);
    if (files.length === 0 || files.some(isPlayable(document)) || files.every(isFlash)) return [];
    return hitAt(
      document,
      linear.start,
      `The browser can play none of the media files: ${typesOf(files)} (VAST error 403).`,
    );
  });

const deadFileHits = (document: LintedDocument): readonly RuleHit[] =>
  linearsOf(document).flatMap(({ media }) => {
    const files = plain(media);
    const canPlay = isPlayable(document);
    if (!files.some(canPlay)) return [];
    return files
      .filter((file) => !canPlay(file))
      .map(({ element, type }) =>
        hitAt(
          document,
          element.start,
          `The browser cannot play this file (${quoted(type || 'no type')}); it plays another one.`,
        ),
      );
  });

const isPositive = (text: string | null): boolean => Number.parseInt(text ?? '', 10) > 0;

const isAdaptive = ({ type }: MediaOutline): boolean => /mpegurl|dash/.test(type);

const sizeHits = (document: LintedDocument): readonly RuleHit[] =>
  linearsOf(document).flatMap(({ media }) => {
    const files = plain(media).filter(
      (file) => !isAdaptive(file) && !file.type.startsWith('audio/'),
    );
    return files.flatMap(({ element }) => {
      const has = (name: string): boolean => isPositive(valueOf(element, name));
      const missing = [
        ...['width', 'height'].filter((name) => !has(name)),
        ...(has('bitrate') || (has('minBitrate') && has('maxBitrate')) ? [] : ['bitrate']),
      ];
      return missing.length === 0
        ? []
        : hitAt(
            document,
            element.start,
            `The media file has no ${missing.join(', no ')}, so players cannot choose by it.`,
          );
    });
  });

/** As in the choice of the player. */
const MAX_BITRATE_KBPS = 5000;
/** A file that is scaled by more than this looks blurred, or wastes most of what is loaded. */
const MAX_SCALE = 2;

const ladderHits = (document: LintedDocument): readonly RuleHit[] =>
  linearsOf(document).flatMap(({ linear, media }) => {
    const files = plain(media).filter((file) => isPlayable(document)(file));
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
          `No media file is near the width of the player, ${playerSize?.width ?? 0} pixels.`,
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
      { label: 'Remove the attribute.', edits: [removal(document.text, attribute)] },
    );
  });

/** Rules about media files. */
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
    name: 'media-file-unsupported',
    severity: 'info',
    stage: 'media',
    remedy: 'Nothing has to be done: it is for other players.',
    test: deadFileHits,
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
