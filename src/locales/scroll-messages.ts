import { Catalogue, type Translation } from './catalogue.js';

/** What a player says that follows the reader down the page. */
export interface ScrollMessages extends Translation {
  /** Accessible name of the floating player. */
  readonly region: string;
  readonly close: string;
  /** Stands in the player's place in the page; a click on it goes there. */
  readonly place: string;
}

export const scrollMessages = new Catalogue<ScrollMessages>(
  {
    language: 'en',
    region: 'Floating video player',
    close: 'Close the floating video',
    place: 'The video goes on in the corner. Watch it here',
  },
  {
    language: 'it',
    region: 'Lettore video mobile',
    close: 'Chiudi il video mobile',
    place: 'Il video continua nell’angolo. Guardalo qui',
  },
);
