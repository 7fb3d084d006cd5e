import { renderMediaEmbed } from 'media-embed-elements/server';
import type { Embed } from 'media-embed-elements';

/** The element with its poster, for an embed that your site publishes. */
export const embedHtml = async (id: string, site: URL): Promise<string> => {
  const src = new URL(`/embeds/${id}.json`, site);
  const response = await fetch(src);
  const published = response.ok ? ((await response.json()) as Embed) : null;
  return renderMediaEmbed(published, { src: src.pathname }, { language: 'en' });
};
