import type { Generation1Video, Video } from '../schema/index.js';

/** A flag as the service sends it: `'1'` or `'0'`, or a number or boolean in its place (spec 2). */
export type Flag = NonNullable<Video['available_video']>;

/** Some fields of an object as a write sends them. Titles and labels must not be empty. */
export type Writable<T, Name extends keyof T> = {
  readonly [K in Name]?: Exclude<T[K], null>;
};

/** Whether a flag is set. An absent flag is not. */
export const isSet = (flag: Flag | null | undefined): boolean =>
  flag === '1' || flag === 1 || flag === true;

/** A boolean as a flag of the service. */
export const flagOf = (set: boolean): '1' | '0' => (set ? '1' : '0');

/** The fields of a video whose name differs between the generations (spec 2.1 and 2.2). */
const NAMES = [
  ['titolo', 'title'],
  ['descrizione_breve', 'short_description'],
  ['descrizione', 'description'],
  ['video_disponibile', 'available_video'],
  ['data_inserimento', 'created_at'],
] as const satisfies readonly (readonly [keyof Generation1Video, keyof Video])[];

const rename = (object: object, names: ReadonlyMap<string, string>): object =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [names.get(name) ?? name, value]),
  );

const newNames = new Map<string, string>(NAMES);
const oldNames = new Map<string, string>(NAMES.map(([old, name]) => [name, old]));

/** A generation 1 video with the field names of generation 2. Other fields are kept. */
export const toGeneration2 = (video: Generation1Video): Video => rename(video, newNames) as Video;

/** A generation 2 video with the field names of generation 1. Other fields are kept. */
export const toGeneration1 = (video: Video): Generation1Video =>
  rename(video, oldNames) as Generation1Video;
