const en = {
    name: 'Media embed',
    address: 'Link to the embed, or its code',
    unknown: 'This is not a link to an embed or its code.',
};
const it = {
    name: 'Contenuto multimediale',
    address: 'Link al contenuto o suo codice',
    unknown: 'Non è un link a un contenuto né il suo codice.',
};
const LABELS = { en, it };
/** The words in a language (BCP 47); English for a language without words. */
export const editorLabels = (language = 'en') => {
    const code = language.toLowerCase().split('-', 1)[0] ?? '';
    return Object.hasOwn(LABELS, code) ? (LABELS[code] ?? en) : en;
};
//# sourceMappingURL=editor-labels.js.map