/** Bytes of a response, or characters of a text, that are read as one document. A VAST document has a few thousand. */
export const MAX_DOCUMENT_BYTES = 1_000_000;
