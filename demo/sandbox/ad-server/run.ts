import { isObjectId } from '../object-id.js';

/** The caller's name for one run, so that a page can count its own hits: the parameter `run`, or null. */
export const runOf = ({ searchParams }: URL): string | null => {
  const run = searchParams.get('run');
  return isObjectId(run) ? run : null;
};
