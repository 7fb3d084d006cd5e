import { type Client, type ListOptions, StatusError } from '../api/index.js';
import { objectOf } from '../text/json.js';
import { type AuditedKind, auditObject, type AuditSource, textOf } from './audit-source.js';

export interface AccountOptions {
  /** Which generation of the interface is read. Generation 1 has no templates and no categories. Default: 2. */
  readonly generation?: 1 | 2;
}

type List = (options: ListOptions) => AsyncIterable<unknown>;

/** What a service answers that does not have a resource, or not for this key. */
const NOT_OFFERED = [403, 404, 405, 501];

/** Rows as they were received, also those that the interface does not describe; none if the service may lack the list. */
async function* rowsOf(list: List, signal: AbortSignal, isRequired = false): AsyncGenerator {
  const invalid: unknown[] = [];
  const onInvalid: ListOptions['onInvalid'] = (_, received) => invalid.push(received);
  try {
    for await (const row of list({ signal, onInvalid })) {
      yield* invalid.splice(0);
      yield row;
    }
    yield* invalid;
  } catch (error) {
    const isMissing = error instanceof StatusError && NOT_OFFERED.includes(error.status);
    if (isRequired || !isMissing) throw error;
  }
}

/** More parents are a circle. */
const MAX_PARENTS = 10;

/** The name of a category with those of its parents, by its id. */
const categoryNames = async (list: List, signal: AbortSignal) => {
  const rows = new Map<string, { readonly title: string; readonly parent: string }>();
  for await (const row of rowsOf(list, signal)) {
    const { id, title, father_id: parent } = objectOf(row);
    rows.set(textOf(id), { title: textOf(title), parent: textOf(parent) });
  }
  const nameOf = (id: string, depth = 0): string | undefined => {
    const row = depth < MAX_PARENTS ? rows.get(id) : undefined;
    const parent = row && nameOf(row.parent, depth + 1);
    return parent === undefined ? row?.title : `${parent} / ${row?.title ?? ''}`;
  };
  return nameOf;
};

const listsOf = (
  { v1, v2 }: Client,
  generation: 1 | 2,
): readonly (readonly [kind: AuditedKind, list: List])[] =>
  generation === 1
    ? [
        ['embed', (options) => v1.embeds.list({}, options)],
        ['bulk', (options) => v1.configurations.list({}, options)],
      ]
    : [
        ['embed', (options) => v2.embeds.list({}, options)],
        ['template', (options) => v2.embedTemplates.list({}, options)],
        ['bulk', (options) => v2.bulks.list({}, options)],
      ];

/** All embeds, templates and bulks of an account, page by page. */
export const accountSource = (
  client: Client,
  { generation = 2 }: AccountOptions = {},
): AuditSource => ({
  async *objects(signal) {
    const categories: List = (options) => client.v2.categories.list({}, options);
    const origin =
      generation === 1 ? {} : { categoryName: await categoryNames(categories, signal) };
    for (const [kind, list] of listsOf(client, generation))
      for await (const row of rowsOf(list, signal, kind === 'embed'))
        yield auditObject(row, { ...origin, kind });
  },
});
