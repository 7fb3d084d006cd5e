import type { CodeWriter } from '../code-request.js';
import { element, json } from '../markup.js';
import { mediaFacts, MISSING_TITLE, missingThumbnail } from '../media-facts.js';

/** Seconds as an ISO 8601 duration, such as `PT1H2M3S`. */
export const isoDuration = (seconds: number): string => {
  const total = Math.max(1, Math.round(seconds));
  const parts = [
    [Math.floor(total / 3600), 'H'],
    [Math.floor(total / 60) % 60, 'M'],
    [total % 60, 'S'],
  ] as const;
  return `PT${parts.map(([count, unit]) => (count === 0 ? '' : `${count}${unit}`)).join('')}`;
};

/**
 * A `VideoObject` of schema.org for search engines. Name, preview image and date are required
 * (structured data of Google), so that the code is not written without one of them.
 */
export const jsonLdCode: CodeWriter = (request) => {
  const facts = mediaFacts(request);
  if (facts.title === null) return MISSING_TITLE;
  if (facts.thumbnail === null) return missingThumbnail(request);
  if (facts.date === null) {
    return { path: '/created_at', remedy: 'Set the date of the video or of the embed.' };
  }
  const video = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: facts.title,
    description: facts.description ?? facts.title,
    thumbnailUrl: [facts.thumbnail],
    uploadDate: facts.date,
    ...(facts.duration === null ? {} : { duration: isoDuration(facts.duration) }),
    ...(facts.content === null ? {} : { contentUrl: facts.content.url }),
    ...(facts.player === null ? {} : { embedUrl: facts.player }),
    ...(facts.tags.length === 0 ? {} : { keywords: facts.tags.join(', ') }),
  };
  return element('script', { type: 'application/ld+json' }, json(video));
};
