import { Catalogue, type Translation } from './catalogue.js';

/** What an element says in place of its embed. */
export interface EmbedMessages extends Translation {
  readonly loading: string;
  readonly empty: string;
  readonly processing: string;
  readonly failed: string;
  readonly error: string;
  readonly retry: string;
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
  },
  {
    language: 'it',
    loading: 'Caricamento del video…',
    empty: 'Qui non c’è nessun video.',
    processing: 'Il video è in preparazione. Torna più tardi.',
    failed: 'Non è stato possibile preparare il video.',
    error: 'Non è possibile mostrare il video.',
    retry: 'Riprova',
  },
);
