import { EmbedError } from '../embed-source/embed-error.js';

/** What of the element is loaded when it is needed first. */
export const lazyParts = {
  /** Everything of a running player. */
  player: () => import('./running/run-session.js'),
  /** What is said in place of the player. */
  notices: () => import('./notices/notices.js'),
};

export type Notices = Awaited<ReturnType<(typeof lazyParts)['notices']>>;

/** Gives a part, or throws EmbedError `module`: one that could not be loaded is asked for again the next time. */
export const lazyPart = async <Name extends keyof typeof lazyParts>(
  name: Name,
): Promise<Awaited<ReturnType<(typeof lazyParts)[Name]>>> => {
  const part = lazyParts[name]().catch((cause: unknown) => {
    throw new EmbedError('module', 'Not loaded.', { cause });
  });
  return (await part) as Awaited<ReturnType<(typeof lazyParts)[Name]>>;
};
