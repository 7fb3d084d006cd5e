import { decodeReferences } from '../../text/character-references.js';
import { documentOutline } from '../evidence/document-outline.js';
import type { LoadedFile, RecordedFault, RecordedRequest } from './recognized-input.js';

/** A URL without what a macro or a redirect may change: its host and its path. */
export const targetOf = (url: string): string =>
  (url.split(/[?#;]/, 1)[0] ?? '').replace(/^https?:/i, '').toLowerCase();

const ERROR =
  /<(?:\w{1,20}:)?Error(?:\s[^<>]*)?>\s*(?:<!\[CDATA\[\s*)?(?=[^\s<>]+\[ERRORCODE\](?!\]>))([^\s<>]+)\s*(?:\]\]>|<\/)/gi;

/** Error URLs of a recording that are looked for. */
const MAX_TEMPLATES = 50;

const MACRO = /\[ERRORCODE\]/i;

/** The URLs of `<Error>` with the macro of the code. */
export const errorUrlsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(ERROR), ([, url = '']) => decodeReferences(url));

/** The code that a request has in the place of the macro; null if it is another request. */
const codeIn = (url: string, template: string): number | null => {
  const before = template.slice(0, template.search(MACRO));
  if (targetOf(before) !== targetOf(url) && !url.startsWith(before)) return null;
  const name = /([?&;][^=&;?]{1,100}=)[^=&;?]{0,20}$/.exec(before)?.[1];
  const start = url.startsWith(before)
    ? before.length
    : name !== undefined && url.includes(name)
      ? url.indexOf(name) + name.length
      : -1;
  const code = start === -1 ? undefined : /^\d{3}(?!\d)/.exec(url.slice(start))?.[0];
  return code === undefined ? null : Number(code);
};

/** VAST 4.2: a file that is not found is 401, one that is late is 402. */
const mediaCode = ({ status, error, durationMs }: RecordedRequest): number | null => {
  if (status !== null) return status >= 400 ? 401 : null;
  if (error === '' || (error.includes('ABORTED') && durationMs < 1000)) return null;
  return /TIMED_OUT|ABORTED/.test(error) ? 402 : 401;
};

/** The host and path of every media file of the ads. */
const mediaTargets = (ads: readonly RecordedRequest[]): ReadonlySet<string> =>
  new Set(
    ads
      .flatMap(({ text }) => (text === null ? [] : documentOutline(text).ads))
      .flatMap((ad) => ad.media.map(({ url }) => targetOf(url))),
  );

/** Loaded media files that are kept. */
const MAX_FILES = 100;

/** The media files of the ads that a recording shows as loaded. */
export const loadedFilesOf = (
  all: readonly RecordedRequest[],
  ads: readonly RecordedRequest[],
): readonly LoadedFile[] => {
  const media = mediaTargets(ads);
  return all
    .flatMap(({ url, status, contentType }) =>
      status !== null && status >= 200 && status <= 299 && media.has(targetOf(url))
        ? [{ url, status, contentType }]
        : [],
    )
    .slice(0, MAX_FILES);
};

/** The failed media requests and the error reports of the ads in a recording. Error reports come first. */
export const faultsOf = (
  all: readonly RecordedRequest[],
  ads: readonly RecordedRequest[],
): readonly RecordedFault[] => {
  const texts = ads.flatMap(({ text }) => text ?? []);
  const templates = texts.flatMap(errorUrlsOf).slice(0, MAX_TEMPLATES);
  const media = mediaTargets(ads);
  const reports = all.flatMap(({ url }) =>
    templates.flatMap((template) => {
      const code = codeIn(url, template);
      return code === null ? [] : [{ url: template, code }];
    }),
  );
  const failed = all
    .filter(({ url }) => media.has(targetOf(url)))
    .flatMap((request) => {
      const code = mediaCode(request);
      return code === null ? [] : [{ url: request.url, code }];
    });
  return [...reports, ...failed].slice(0, 100);
};
