import { Catalogue, type Translation } from './catalogue.js';

/** What an element says before the viewer has allowed its player. */
export interface ConsentMessages extends Translation {
  /** Why nothing is shown; the player's host may be empty. */
  readonly required: (host: string) => string;
  readonly denied: string;
  /** The button; the player's host may be empty. */
  readonly allow: (host: string) => string;
}

export const consentMessages = new Catalogue<ConsentMessages>(
  {
    language: 'en',
    required: (host) =>
      `This video comes from ${host || 'another service'}, which may store data on your device.`,
    denied: 'This video is not shown, because you have not allowed it.',
    allow: (host) => `Allow and show the video${host && ` from ${host}`}`,
  },
  {
    language: 'it',
    required: (host) =>
      `Questo video proviene da ${host || 'un altro servizio'}, che può salvare dati sul tuo dispositivo.`,
    denied: 'Il video non viene mostrato perché non lo hai consentito.',
    allow: (host) => `Consenti e mostra il video${host && ` di ${host}`}`,
  },
);
