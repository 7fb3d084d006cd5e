/** The words of the blocks in an editor. */
export interface EditorLabels {
  /** Name of the block and of its preview. */
  readonly name: string;
  /** Label of the field for the address or code. */
  readonly address: string;
  /** Answer to a text that is no embed of the publisher. */
  readonly unknown: string;
}

const en: EditorLabels = {
  name: 'Media embed',
  address: 'Link to the embed, or its code',
  unknown: 'This is not a link to an embed or its code.',
};

const it: EditorLabels = {
  name: 'Contenuto multimediale',
  address: 'Link al contenuto o suo codice',
  unknown: 'Non è un link a un contenuto né il suo codice.',
};

const LABELS: Readonly<Record<string, EditorLabels>> = { en, it };

/** The words in a language (BCP 47); English for a language without words. */
export const editorLabels = (language = 'en'): EditorLabels => {
  const code = language.toLowerCase().split('-', 1)[0] ?? '';
  return Object.hasOwn(LABELS, code) ? (LABELS[code] ?? en) : en;
};
