import type { CallOptions, Client, WriteOptions } from '../../../src/api/index.js';

/** A kind of call of the fault matrix, and the reply to it when nothing fails. */
export interface CallKind {
  readonly name: string;
  /** The method of the request. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The intention of the caller. */
  readonly intent: 'read' | 'create' | 'update' | 'delete';
  /** Whether a fault affects the key exchange instead of the call. */
  readonly onExchange: boolean;
  readonly path: string;
  readonly reply: unknown;
  readonly run: (client: Client, options?: WriteOptions & CallOptions) => Promise<unknown>;
}

const category = { id: '7', title: 'Sport' };
const page = { current_page: 1, last_page: 1, data: [category] };

type Target = Pick<CallKind, 'intent' | 'onExchange' | 'path' | 'reply'>;

const target = (
  intent: CallKind['intent'],
  path: string,
  reply: unknown,
  onExchange = false,
): Target => ({ intent, path, reply, onExchange });

const update = target('update', '/rest/v2/ama/7.json', { id: '7', title: 'Beacon' });
const deletion = target('delete', '/rest/v2/video/7.json', 'delete');
const source = 'https://files.example/goal.mp4';

export const callKinds: readonly CallKind[] = [
  {
    ...target('read', '/rest/v2/category.json', page),
    name: 'GET list',
    method: 'GET',
    run: ({ v2 }, options) => v2.categories.list({}, options).page(1),
  },
  {
    ...target('read', '/rest/v2/category/7.json', category),
    name: 'GET one',
    method: 'GET',
    run: ({ v2 }, options) => v2.categories.get('7', options),
  },
  {
    ...target('create', '/rest/v2/video.json', { id: '7', title: 'Goal' }),
    name: 'POST',
    method: 'POST',
    run: ({ v2 }, options) => v2.videos.create({ title: 'Goal', video: source }, options),
  },
  {
    ...update,
    name: 'PUT',
    method: 'PUT',
    run: ({ v2 }, options) =>
      v2.amas.update('7', { title: 'Beacon' }, { methodOverride: 'never', ...options }),
  },
  {
    ...update,
    name: 'POST override PUT',
    method: 'POST',
    run: ({ v2 }, options) =>
      v2.amas.update('7', { title: 'Beacon' }, { ...options, methodOverride: 'always' }),
  },
  {
    ...deletion,
    name: 'POST override DELETE',
    method: 'POST',
    run: ({ v2 }, options) => v2.videos.delete('7', { ...options, methodOverride: 'always' }),
  },
  {
    ...deletion,
    name: 'DELETE',
    method: 'DELETE',
    run: ({ v2 }, options) => v2.videos.delete('7', { methodOverride: 'never', ...options }),
  },
  {
    ...target('read', '/restauth/verify.json', category, true),
    name: 'verify',
    method: 'GET',
    run: ({ v2 }, options) => v2.categories.get('7', options),
  },
];
