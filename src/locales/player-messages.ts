import { Catalogue, type Translation } from './catalogue.js';

/** What the player says. */
export interface PlayerMessages extends Translation {
  /** Accessible name of a player whose content has no title. */
  readonly player: string;
  readonly empty: string;
  readonly processing: string;
  readonly failed: string;
  /** The content has no stream, or plays nowhere in this browser. */
  readonly error: string;
  /** The media cannot be loaded. */
  readonly network: string;
  readonly destroyed: string;
  readonly retry: string;
  readonly play: string;
  /** Of the button to play where there is no control bar. */
  readonly pause: string;
  readonly unmute: string;
  readonly fullscreen: string;
  /** Accessible name of the link on the watermark. */
  readonly watermark: string;
  /** The player waits for the media or for an ad. */
  readonly waiting: string;
}

export const playerMessages = new Catalogue<PlayerMessages>(
  {
    language: 'en',
    player: 'Video player',
    empty: 'There is no video here.',
    processing: 'This video is being prepared. Please come back later.',
    failed: 'This video could not be prepared.',
    error: 'This video cannot be played here.',
    network: 'The video could not be loaded. Please check the connection.',
    destroyed: 'The player was closed.',
    retry: 'Try again',
    play: 'Play',
    pause: 'Pause',
    unmute: 'Unmute',
    fullscreen: 'Full screen',
    watermark: 'Visit the publisher (opens in a new tab)',
    waiting: 'Loading…',
  },
  {
    language: 'it',
    player: 'Lettore video',
    empty: 'Qui non c’è nessun video.',
    processing: 'Il video è in preparazione. Torna più tardi.',
    failed: 'Non è stato possibile preparare il video.',
    error: 'Non è possibile riprodurre qui il video.',
    network: 'Non è stato possibile caricare il video. Controlla la connessione.',
    destroyed: 'Il lettore è stato chiuso.',
    retry: 'Riprova',
    play: 'Riproduci',
    pause: 'Pausa',
    unmute: 'Attiva l’audio',
    fullscreen: 'Schermo intero',
    watermark: 'Visita l’editore (si apre in una nuova scheda)',
    waiting: 'Caricamento…',
  },
);
