import { Catalogue, type Translation } from './catalogue.js';

/** What an element says about its embed. */
export interface EmbedMessages extends Translation {
  readonly loading: string;
  readonly empty: string;
  readonly processing: string;
  readonly failed: string;
  readonly error: string;
  readonly retry: string;
  /** Accessible name of a frame whose embed has no title. */
  readonly player: string;
  /** Accessible name of the button that starts the player; the title may be empty. */
  readonly play: (title: string) => string;
  /** Badge of a live. */
  readonly live: string;
}

export const embedMessages = new Catalogue<EmbedMessages>(
  {
    language: 'en',
    loading: 'Loading the video…',
    empty: 'There is no video here.',
    processing: 'This video is being prepared. Please come back later.',
    failed: 'This video could not be prepared.',
    error: 'This video cannot be shown.',
    retry: 'Try again',
    player: 'Video player',
    live: 'Live',
    play: (title) => (title === '' ? 'Play video' : `Play video: ${title}`),
  },
  {
    language: 'it',
    loading: 'Caricamento del video…',
    empty: 'Qui non c’è nessun video.',
    processing: 'Il video è in preparazione. Torna più tardi.',
    failed: 'Non è stato possibile preparare il video.',
    error: 'Non è possibile mostrare il video.',
    retry: 'Riprova',
    player: 'Lettore video',
    live: 'In diretta',
    play: (title) => (title === '' ? 'Riproduci il video' : `Riproduci il video: ${title}`),
  },
);
