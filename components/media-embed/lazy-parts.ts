import { EmbedError } from '../../src/player/embed-error.js';

const failed = (cause: unknown): never => {
  throw new EmbedError('module', 'Not loaded.', { cause });
};

/** Everything of a running player. Rejects with EmbedError `module`, and is asked for again the next time. */
export const playerPart = () => import('./running/run-session.js').catch(failed);

/** What is said in place of the player. */
export const noticesPart = () => import('./notices/notices.js');

export type Notices = Awaited<ReturnType<typeof noticesPart>>;
