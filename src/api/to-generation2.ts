import type { Generation1Video, Video } from '../schema/index.js';

/** The fields of a video that have another name in each generation (spec 2.1 and 2.2). */
const NAMES = [
  ['titolo', 'title'],
  ['descrizione_breve', 'short_description'],
  ['descrizione', 'description'],
  ['video_disponibile', 'available_video'],
  ['data_inserimento', 'created_at'],
] as const satisfies readonly (readonly [keyof Generation1Video, keyof Video])[];

const renamed = (object: object, names: ReadonlyMap<string, string>): object =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [names.get(name) ?? name, value]),
  );

const forth = new Map<string, string>(NAMES);
const back = new Map<string, string>(NAMES.map(([old, name]) => [name, old]));

/** A generation 1 video with the field names of generation 2; other fields stay as they are. */
export const toGeneration2 = (video: Generation1Video): Video => renamed(video, forth) as Video;

/** A generation 2 video with the field names of generation 1; other fields stay as they are. */
export const toGeneration1 = (video: Video): Generation1Video =>
  renamed(video, back) as Generation1Video;
