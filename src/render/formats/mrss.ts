import { codeSize, type CodeWriter } from '../code-request.js';
import { mediaFacts } from '../media-facts.js';
import { missingField } from '../missing-field.js';
import { type Xml, xmlElement, xmlText } from '../xml.js';

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
  const { width, height } = codeSize(request);
  const size = { width: String(width), height: String(height) };
  const content = xmlElement(
    'media:content',
    {
      url: facts.content?.url,
      type: facts.content?.type ?? undefined,
      medium: 'video',
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
