import { codeSize, type CodeWriter } from '../code-request.js';
import { mediaFacts } from '../media-facts.js';
import { missingField } from '../missing-field.js';
import { type Xml, xmlElement, xmlText } from '../xml.js';

/** Media types of audio files by the ends of their names, which a video can have as its source, too. */
const AUDIO_TYPES: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
};

const audioType = (url: string | undefined): string | undefined =>
  AUDIO_TYPES[/\.(\w+)$/.exec(url?.split(/[?#]/, 1)[0] ?? '')?.[1]?.toLowerCase() ?? ''];

const optional = (name: string, value: string | null | undefined): readonly Xml[] =>
  value ? [xmlElement(name, {}, xmlText(value))] : [];

/**
 * An item of an RSS 2.0 feed with Media RSS 1.5.1, for aggregators and smart TVs. The feed declares the
 * channel around it.
 */
export const mrssCode: CodeWriter = (request) => {
  const { options, config } = request;
  const facts = mediaFacts(request);
  if (facts.title === null) return missingField('title', '/title');
  if (facts.content === null && facts.player === null) return missingField('media', '/code_iframe');
  const audio = audioType(facts.content?.url);
  const { width, height } = codeSize(request);
  const size = { width: String(width), height: String(height) };
  const content = xmlElement(
    'media:content',
    {
      url: facts.content?.url,
      type: facts.content?.type ?? audio,
      medium: audio === undefined ? 'video' : 'audio',
      isDefault: 'true',
      duration: facts.duration === null ? undefined : String(Math.round(facts.duration)),
      ...size,
    },
    xmlElement('media:title', { type: 'plain' }, xmlText(facts.title)),
    ...(facts.description === null
      ? []
      : [xmlElement('media:description', { type: 'plain' }, xmlText(facts.description))]),
    ...optional('media:keywords', facts.tags.join(', ')),
    ...(facts.thumbnail === null ? [] : [xmlElement('media:thumbnail', { url: facts.thumbnail })]),
    ...(facts.player === null ? [] : [xmlElement('media:player', { url: facts.player, ...size })]),
  );
  const item = xmlElement(
    'item',
    { 'xmlns:media': 'http://search.yahoo.com/mrss/' },
    xmlElement('title', {}, xmlText(facts.title)),
    ...optional('link', options.page),
    ...optional('description', facts.description),
    xmlElement('guid', { isPermaLink: 'false' }, xmlText(config.identity.id)),
    ...optional('pubDate', facts.date === null ? null : new Date(facts.date).toUTCString()),
    content,
  );
  return `${item}\n`;
};
