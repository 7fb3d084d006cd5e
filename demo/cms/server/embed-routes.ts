import { Hono } from 'hono';
import * as z from 'zod';
import { ApiError } from '../../../src/api/index.js';
import type { Embed } from '../../../src/index.js';
import { publicEmbed } from '../../../src/publish/index.js';
import { CmsError } from './cms-error.js';
import type { CmsContext, CmsEnv } from './cms-services.js';
import type { EmbedSearchResult } from './embed-index.js';
import { SORT_ORDERS } from './indexed-embed.js';

export interface EmbedListReply extends EmbedSearchResult {
  readonly offset: number;
  readonly indexed: number;
  readonly known: number;
  readonly isComplete: boolean;
}

const MAX_LIMIT = 100;

const number = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value <= max);

const SearchQuery = z.object({
  query: z.string().max(500).default(''),
  sort: z.enum(SORT_ORDERS).default('relevance'),
  state: z.enum(['ready', 'processing', 'failed', 'empty']).optional(),
  kind: z.enum(['video', 'live', 'none']).optional(),
  ads: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  offset: number(999_999_999).default(0),
  limit: number(MAX_LIMIT).default(50),
});

const searchEmbeds = async (c: CmsContext): Promise<Response> => {
  const { catalogue } = c.env;
  const search = SearchQuery.safeParse(c.req.query());
  if (!search.success) throw new CmsError(400, 'invalid-request');
  await catalogue.refresh();
  let result = catalogue.index.search(search.data);
  if (result.total === 0) {
    // It may have been created since.
    await catalogue.refresh(0);
    result = catalogue.index.search(search.data);
  }
  const { index, isComplete, total: known } = catalogue;
  const { offset } = search.data;
  return c.json({
    ...result,
    offset,
    indexed: index.size,
    known,
    isComplete,
  } satisfies EmbedListReply);
};

/** The codes of the service, which editors copy. They are public: they are made for pages. */
const CODE_FIELDS = [
  'code',
  'code_iframe',
  'code_360',
  'code_amp',
  'code_instant_article',
] as const;

/** The public part of an embed with its codes. A live has user, password and entry points, which stay here. */
const editorEmbed = (embed: Embed): object => {
  const codes = CODE_FIELDS.filter((field) => typeof embed[field] === 'string');
  return {
    ...publicEmbed(embed),
    ...Object.fromEntries(codes.map((field) => [field, embed[field]])),
  };
};

const NAME = /^[\w-]{1,64}$/;

const readEmbed = async (c: CmsContext): Promise<Response> => {
  const name = c.req.param('name') ?? '';
  if (!NAME.test(name)) throw new CmsError(404, 'no-such-embed');
  try {
    return c.json(editorEmbed(await c.env.catalogue.read(name)));
  } catch (error) {
    if (error instanceof ApiError && 'status' in error && error.status === 404)
      throw new CmsError(404, 'no-such-embed');
    throw error;
  }
};

export const embedRoutes = new Hono<CmsEnv>()
  .get('/cms/api/embeds', searchEmbeds)
  .get('/cms/api/embeds/:name', readEmbed);
