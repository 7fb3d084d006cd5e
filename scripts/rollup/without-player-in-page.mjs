/** A rollup plugin for one file that frames players: the format `player` of the element fails with the error `module`. */

const ELEMENT = /\/components\/media-embed\/mount\/define-player\.js$/;

const MOUNT = /\/components\/media-embed\/mount\/mount-embed-player\.js$/;

const CODE = `
import { EmbedError } from '../../../src/player/embed-error.js';
export { whenPlayerReady } from './player-waiter.js';
export const mountEmbedPlayer = async () => { throw new EmbedError('module', 'media-embed.bundle.js'); };
`;

export const withoutPlayerInPage = () => ({
  name: 'without-player-in-page',
  load: (id) => (MOUNT.test(id) ? CODE : ELEMENT.test(id) ? 'export {};' : null),
});
