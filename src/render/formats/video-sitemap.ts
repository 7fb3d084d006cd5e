import type { CodeWriter } from '../code-request.js';
import { mediaFacts, missingThumbnail } from '../media-facts.js';
import { missingField } from '../missing-field.js';
import { type Xml, xmlElement, xmlText } from '../xml.js';

/** Limits of the schema of video sitemaps 1.1. */
const MAX_TITLE_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 2048;
const MAX_TAGS = 32;
const MAX_DURATION_SECONDS = 28_800;

const shortened = (text: string, maxLength: number): string => {
  const characters = Array.from(text.slice(0, 2 * maxLength + 2));
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
};

const tag = (name: string, value: string | null): readonly Xml[] =>
  value === null ? [] : [xmlElement(`video:${name}`, {}, xmlText(value))];

const durationOf = (seconds: number | null): string | null => {
  const whole = Math.round(seconds ?? 0);
  return whole >= 1 && whole <= MAX_DURATION_SECONDS ? String(whole) : null;
};

/** A `<url>` of a sitemap with the video extension 1.1 of Google, for search engines. */
export const videoSitemapCode: CodeWriter = (request) => {
  const { page } = request.options;
  const facts = mediaFacts(request);
  if (page === undefined) return missingField('page-address', '');
  if (facts.title === null) return missingField('title', '/title');
  if (facts.thumbnail === null) return missingThumbnail(request);
  if (facts.content === null && facts.player === null) return missingField('media', '/code_iframe');
  // In the order of the schema.
  const video = xmlElement(
    'video:video',
    {},
    ...tag('thumbnail_loc', facts.thumbnail),
    ...tag('title', shortened(facts.title, MAX_TITLE_LENGTH)),
    ...tag('description', shortened(facts.description ?? facts.title, MAX_DESCRIPTION_LENGTH)),
    ...tag('content_loc', facts.content?.url ?? null),
    ...tag('player_loc', facts.player),
    ...tag('duration', durationOf(facts.duration)),
    ...tag('publication_date', facts.date),
    ...facts.tags.slice(0, MAX_TAGS).flatMap((each) => tag('tag', each)),
    ...tag('live', facts.isLive ? 'yes' : 'no'),
  );
  const url = xmlElement(
    'url',
    {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
    },
    xmlElement('loc', {}, xmlText(page)),
    video,
  );
  return `${url}\n`;
};
