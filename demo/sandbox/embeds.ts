import type { Answer, Call } from './call.js';
import { Failure } from './failure.js';
import { jsonReply, textReply } from './json-reply.js';
import { objectId } from './object-id.js';
import type { WireObject } from './object-store.js';
import { withOrigin } from './own-origin.js';
import { pageEnvelope, pageRequest } from './paging.js';

/** Spec 8: the most records of a generation 1 list. */
export const MOST_UNPAGED = 250;

const parsed = (json: string, url: URL): WireObject =>
  JSON.parse(withOrigin(json, url)) as WireObject;

/** JSON text of the embed that a path names, by id or public id. Throws Failure 400 or 404. */
export const embedText = async ({ parameters, services, url }: Call): Promise<string> => {
  const json = await services.objects.find('embed', objectId(parameters['id']));
  if (json === null) throw new Failure(404, 'There is no such embed.');
  return withOrigin(json, url);
};

/** One embed; both generations send the fields of spec 2.5 (spec 4.4). */
export const embed: Answer = async (call) => textReply(await embedText(call));

/** Generation 1: a bare array. */
export const embedArray: Answer = async ({ services, url }) => {
  const embeds = await services.objects.list('embed', { offset: 0, limit: MOST_UNPAGED });
  return jsonReply(embeds.map((json) => parsed(json, url)));
};

/** Generation 2: the paged envelope. */
export const embedPage: Answer = async ({ services, url }) => {
  const request = pageRequest(url.searchParams);
  const offset = (request.page - 1) * request.perPage;
  const embeds = await services.objects.list('embed', { offset, limit: request.perPage });
  const total = await services.objects.total('embed');
  return jsonReply(
    pageEnvelope(url, request, { data: embeds.map((json) => parsed(json, url)), total }),
  );
};
