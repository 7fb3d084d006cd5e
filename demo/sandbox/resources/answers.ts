import type { Answer, Call } from '../call.js';
import { Failure } from '../failure.js';
import { jsonReply } from '../json-reply.js';
import { objectId } from '../object-id.js';
import type { ObjectKind, WireObject } from '../object-kind.js';
import { pageEnvelope, pageRequest } from '../paging.js';
import { flagParameter, numberParameter, onlyParameters } from '../query-parameter.js';
import { ANYTHING, searchIn } from '../search.js';
import { type Presentation, presented } from './presentation.js';

/** Spec 8: the most records of a generation 1 list. */
export const MOST_UNPAGED = 250;

const missing = (kind: ObjectKind): Failure => new Failure(404, `There is no such ${kind}.`);

/** The object of an id, as a reply has it. Throws Failure 404. */
export const objectOf = async (
  kind: ObjectKind,
  id: string,
  present: Presentation,
  call: Call,
): Promise<WireObject> => {
  const json = await call.services.objects.find(kind, id);
  const [object] = json === null ? [] : await presented([json], present, call);
  if (object === undefined) throw missing(kind);
  return object;
};

/** One object. */
export const one =
  (kind: ObjectKind, present: Presentation): Answer =>
  async (call) =>
    jsonReply(await objectOf(kind, objectId(call.parameters['id']), present, call));

const OFFSETS = ['search_limit', 'search_offset', 'search_count'];

/** Generation 1: a bare array of 250 objects at most, or their number (spec 8). */
export const array =
  (kind: ObjectKind, present: Presentation): Answer =>
  async (call) => {
    const query = call.url.searchParams;
    const { objects } = call.services;
    onlyParameters(query, OFFSETS);
    const limit = numberParameter(query, 'search_limit', { least: 1, standard: MOST_UNPAGED });
    const offset = numberParameter(query, 'search_offset', { least: 0, standard: 0 });
    if (flagParameter(query, 'search_count')) return jsonReply(await objects.total(kind, ANYTHING));
    const part = { offset, limit: Math.min(limit, MOST_UNPAGED) };
    return jsonReply(await presented(await objects.list(kind, ANYTHING, part), present, call));
  };

/** Generation 2: the paged envelope (spec 2.10). */
export const page =
  (kind: ObjectKind, present: Presentation, parameters: readonly string[]): Answer =>
  async (call) => {
    const { url, services } = call;
    const request = pageRequest(url.searchParams);
    const search = searchIn(url.searchParams, parameters);
    const part = { offset: (request.page - 1) * request.perPage, limit: request.perPage };
    const texts = await services.objects.list(kind, search, part);
    const total = await services.objects.total(kind, search);
    const data = await presented(texts, present, call);
    return jsonReply(pageEnvelope(url, request, { data, total }, parameters));
  };

/** Generation 2 without an envelope: the video list of spec 4.6; a page of it all the same. */
export const pageWithoutEnvelope =
  (kind: ObjectKind, present: Presentation): Answer =>
  async (call) => {
    const { page: number, perPage } = pageRequest(call.url.searchParams);
    searchIn(call.url.searchParams, []);
    const part = { offset: (number - 1) * perPage, limit: perPage };
    return jsonReply(
      await presented(await call.services.objects.list(kind, ANYTHING, part), present, call),
    );
  };

const remove = async (kind: ObjectKind, call: Call): Promise<void> => {
  const id = objectId(call.parameters['id']);
  if (!(await call.services.objects.remove(kind, id))) throw missing(kind);
  call.services.queue.forget(kind, id);
};

/** Generation 1: plain text (spec 4.5). */
export const removedGeneration1 =
  (kind: ObjectKind): Answer =>
  async (call) => {
    await remove(kind, call);
    return new Response('DELETE SUCCESS', {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  };

/** Generation 2: a JSON string (platform facts 7.2). */
export const removed =
  (kind: ObjectKind): Answer =>
  async (call) => {
    await remove(kind, call);
    return jsonReply('delete');
  };

/** The reply to a create: 201 (platform facts 7.2). */
export const created = async (
  kind: ObjectKind,
  id: string,
  present: Presentation,
  call: Call,
): Promise<Response> => jsonReply(await objectOf(kind, id, present, call), { status: 201 });

/** Lays fields over an object and replies with it. Throws Failure 404. */
export const changed = async (
  kind: ObjectKind,
  fields: WireObject,
  present: Presentation,
  call: Call,
): Promise<Response> => {
  const id = objectId(call.parameters['id']);
  const isThere = await call.services.objects.change(kind, id, (object) => ({
    ...object,
    ...fields,
  }));
  if (!isThere) throw missing(kind);
  return jsonReply(await objectOf(kind, id, present, call));
};
