import { Catalogue, type Translation } from './catalogue.js';

/** What a player says around an ad. */
export interface AdMessages extends Translation {
  readonly advertisement: string;
  /** Place among the ads of a break. */
  readonly place: (index: number, count: number) => string;
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly unmute: string;
  /** Name of the link that is the picture. */
  readonly visit: string;
  /** Before the ad may be skipped; whole seconds. */
  readonly skipIn: (seconds: number) => string;
  readonly skip: string;
  readonly close: string;
  readonly started: string;
  readonly ended: string;
}

export const adMessages = new Catalogue<AdMessages>(
  {
    language: 'en',
    advertisement: 'Advertisement',
    place: (index, count) => `${index} of ${count}`,
    play: 'Play the advertisement',
    pause: 'Pause the advertisement',
    mute: 'Mute the advertisement',
    unmute: 'Unmute the advertisement',
    visit: 'Visit the advertiser',
    skipIn: (seconds) => `Skip in ${seconds}`,
    skip: 'Skip ad',
    close: 'Close the advertisement',
    started: 'An advertisement has started.',
    ended: 'The advertisement is over.',
  },
  {
    language: 'it',
    advertisement: 'Pubblicità',
    place: (index, count) => `${index} di ${count}`,
    play: 'Riproduci la pubblicità',
    pause: 'Metti in pausa la pubblicità',
    mute: 'Togli l’audio alla pubblicità',
    unmute: 'Riattiva l’audio della pubblicità',
    visit: 'Visita il sito dell’inserzionista',
    skipIn: (seconds) => `Salta tra ${seconds}`,
    skip: 'Salta la pubblicità',
    close: 'Chiudi la pubblicità',
    started: 'È iniziata una pubblicità.',
    ended: 'La pubblicità è finita.',
  },
);
