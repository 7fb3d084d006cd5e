/** The words of the blocks in an editor. */
export interface EditorLabels {
  /** Name of the block and of its preview. */
  readonly name: string;
  /** Label of the field for the address or code. */
  readonly address: string;
  /** Label of the field for the accessible name of the player. */
  readonly title: string;
  /** Message about a text that is not an embed of the publisher. */
  readonly unknown: string;
  /** Name of the button that plays a preview, before the title. */
  readonly play: string;
  /** The button that ends it. */
  readonly stop: string;
}

const en: EditorLabels = {
  name: 'Media embed',
  address: 'Link to the embed, or its code',
  title: 'Title of the player',
  unknown: 'This is not a link to an embed or its code.',
  play: 'Play the preview',
  stop: 'Stop the preview',
};

const it: EditorLabels = {
  name: 'Contenuto multimediale',
  address: 'Link al contenuto o suo codice',
  title: 'Titolo del player',
  unknown: 'Non è un link a un contenuto né il suo codice.',
  play: 'Riproduci l’anteprima',
  stop: 'Ferma l’anteprima',
};

const LABELS: Readonly<Record<string, EditorLabels>> = { en, it };

/** The words in a language (BCP 47); English for a language without words. */
export const editorLabels = (language = 'en'): EditorLabels => {
  const code = language.toLowerCase().split('-', 1)[0] ?? '';
  return Object.hasOwn(LABELS, code) ? (LABELS[code] ?? en) : en;
};
