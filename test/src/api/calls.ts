import type { CallOptions, Client, WriteOptions } from '../../../src/api/index.js';

/** A kind of call of the fault matrix, and what the service answers when nothing goes wrong. */
export interface CallKind {
  readonly name: string;
  /** As it travels. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** What the caller means by it. */
  readonly means: 'read' | 'create' | 'update' | 'delete';
  /** Whether a fault strikes the exchange of the key instead of the call. */
  readonly onExchange: boolean;
  readonly path: string;
  readonly reply: unknown;
  readonly run: (client: Client, options?: WriteOptions & CallOptions) => Promise<unknown>;
}

const category = { id: '7', title: 'Sport' };
const video = { id: '7', title: 'Goal' };
const ama = { id: '7', title: 'Beacon' };
const page = { current_page: 1, last_page: 1, data: [category] };

const update: Omit<CallKind, 'name' | 'method' | 'run'> = {
  means: 'update',
  onExchange: false,
  path: '/rest/v2/ama/7.json',
  reply: ama,
};

const deletion: Omit<CallKind, 'name' | 'method' | 'run'> = {
  means: 'delete',
  onExchange: false,
  path: '/rest/v2/video/7.json',
  reply: 'delete',
};

export const callKinds: readonly CallKind[] = [
  {
    name: 'GET list',
    method: 'GET',
    means: 'read',
    onExchange: false,
    path: '/rest/v2/category.json',
    reply: page,
    run: ({ v2 }, options) => v2.categories.list({}, options).page(1),
  },
  {
    name: 'GET one',
    method: 'GET',
    means: 'read',
    onExchange: false,
    path: '/rest/v2/category/7.json',
    reply: category,
    run: ({ v2 }, options) => v2.categories.get('7', options),
  },
  {
    name: 'POST',
    method: 'POST',
    means: 'create',
    onExchange: false,
    path: '/rest/v2/video.json',
    reply: video,
    run: ({ v2 }, options) =>
      v2.videos.create({ title: 'Goal', video: 'https://files.example/goal.mp4' }, options),
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
    name: 'verify',
    method: 'GET',
    means: 'read',
    onExchange: true,
    path: '/restauth/verify.json',
    reply: category,
    run: ({ v2 }, options) => v2.categories.get('7', options),
  },
];
