const MAX_LENGTH = 40;

/** A text of a document for a message, which writes it in backticks: on one line and cut after 40 characters. */
export const excerpt = (text: string): string => {
  const line = text.replace(/[\s\p{Cc}`]+/gu, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
};
