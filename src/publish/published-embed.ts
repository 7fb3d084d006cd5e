import type { Embed } from '../schema/embed.js';
import { codeRequest } from '../render/code-request.js';
import { publicEmbed } from '../render/public-embed.js';
import { type ResponseContent, htmlContent, jsonContent } from './content.js';
import { embedPage } from './embed-page.js';
import { pageUrlOf } from './publishing-addresses.js';
import type { NormalizedSettings } from './publisher-options.js';

export interface PublishedEmbed {
  readonly kind: 'published';
  readonly json: ResponseContent;
  readonly page: ResponseContent;
  readonly bytes: number;
}

/** What the objects of two contents take besides their texts, mostly their headers; measured in Node. */
const OBJECT_BYTES = 3_000;

/** Builds what is published of an embed. All of it is made from the public part of the embed. */
export const publishEmbed = async (
  embed: Embed,
  id: string,
  settings: NormalizedSettings,
): Promise<PublishedEmbed> => {
  const published = publicEmbed(embed);
  const { frame, siteName, language, timeZone } = settings;
  const request = codeRequest(published as Embed, { frame });
  const page = embedPage(request, { siteName, language, timeZone, ...pageUrlOf(id, settings) });
  const [json, html] = await Promise.all([jsonContent(published), htmlContent(page)]);
  return { kind: 'published', json, page: html, bytes: json.bytes + html.bytes + OBJECT_BYTES };
};
