import { Catalogue, type Translation } from './catalogue.js';

/** What an element says of an embed that it can show. */
export interface FacadeMessages extends Translation {
  /** Accessible name of a frame whose embed has no title. */
  readonly player: string;
  /** Accessible name of the button that starts the player; the title may be empty. */
  readonly play: (title: string) => string;
  /** Badge of a live. */
  readonly live: string;
}

export const facadeMessages = new Catalogue<FacadeMessages>(
  {
    language: 'en',
    player: 'Video player',
    live: 'Live',
    play: (title) => (title === '' ? 'Play video' : `Play video: ${title}`),
  },
  {
    language: 'it',
    player: 'Lettore video',
    live: 'In diretta',
    play: (title) => (title === '' ? 'Riproduci il video' : `Riproduci il video: ${title}`),
  },
);
