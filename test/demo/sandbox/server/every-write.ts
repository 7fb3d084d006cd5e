import { app } from '../../../../demo/sandbox/server/app.js';
import { parsedSeed } from '../open-sandbox.js';

/** A write of the REST interface, as its route has it. */
export interface Write {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** With `:id` in place of an id. */
  readonly path: string;
  readonly kind: string;
}

const WRITE_METHODS = ['POST', 'PUT', 'DELETE'] as const;

/** Every write of both generations, from the routes of the sandbox. */
export const WRITES: readonly Write[] = app.routes.flatMap(({ method: routed, path: pattern }) => {
  const method = WRITE_METHODS.find((each) => each === routed);
  if (method === undefined || !pattern.startsWith('/rest/')) return [];
  const path = pattern.replace(/:id\{.*\}$/, ':id.json');
  return [{ method, path, kind: /^\/rest\/(?:v2\/)?(\w+)/.exec(path)?.[1] ?? '' }];
});

/** Ids of the objects of each kind in the seed, so that each call has one that no other call deletes. */
const IDS = Array.from({ length: 60 }, (_, index) => String(index + 100));

const KINDS = ['video', 'live', 'ama', 'bulk', 'addart', 'advideo'];

const objectOf = (kind: string, id: string): object => ({
  id,
  title: `${kind} ${id}`,
  description: '',
  tags: '',
  ...(kind === 'bulk' ? { label: `label ${id}`, context_rules: ['*'] } : {}),
  ...(kind === 'addart' ? { source_url: 'https://ads.example/', replace_rules: [] } : {}),
});

export const SEED = parsedSeed({
  embeds: IDS.map((id) => ({ id, title: 'embed', public_id: null })),
  objects: Object.fromEntries(KINDS.map((kind) => [kind, IDS.map((id) => objectOf(kind, id))])),
});

/** The address of a write for the object with a number, from 0. */
export const addressOf = ({ path }: Write, number: number): string =>
  path.replace(':id', IDS[number] ?? '');

/** The fields of a create; an update changes the title. `number` makes unique names unique. */
export const fieldsOf = (
  { method, kind, path }: Write,
  number: number,
): Readonly<Record<string, string | readonly string[]>> => {
  if (method === 'DELETE') return {};
  if (method === 'PUT') return { title: 'New' };
  if (path === '/rest/video.json') return { titolo: 'New' };
  const fields: Readonly<Record<string, object>> = {
    video: { video: '{video}' },
    advideo: { video: '{video}' },
    embed: { video_id: '100' },
    live: { source_url: 'https://live.example/l.m3u8' },
    bulk: { label: `new ${number}`, context_rules: ['*'] },
    addart: { type: 'linear', source_url: 'https://ads.example/' },
  };
  return { title: 'New', ...fields[kind] };
};

/** Whether the write takes a video as a file part alone. */
export const needsFile = ({ method, path }: Write): boolean =>
  method === 'POST' && path === '/rest/video.json';
