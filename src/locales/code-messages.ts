import { Catalogue, type Translation } from './catalogue.js';

/** What an element says about embed code. */
export interface CodeMessages extends Translation {
  /** Accessible name of the region that shows the code of a format. */
  readonly code: (format: string) => string;
  readonly copy: string;
  readonly copied: string;
  /** The code could not be copied and was selected instead. */
  readonly selected: string;
  readonly unavailable: string;
}

export const codeMessages = new Catalogue<CodeMessages>(
  {
    language: 'en',
    code: (format) => `Embed code: ${format}`,
    copy: 'Copy code',
    copied: 'Code copied.',
    selected: 'The code is selected. Copy it with the keyboard.',
    unavailable: 'This code cannot be written.',
  },
  {
    language: 'it',
    code: (format) => `Codice di incorporamento: ${format}`,
    copy: 'Copia il codice',
    copied: 'Codice copiato.',
    selected: 'Il codice è selezionato. Copialo con la tastiera.',
    unavailable: 'Non è possibile scrivere questo codice.',
  },
);
