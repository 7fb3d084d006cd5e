const MAX_LENGTH = 40;

/** A text of a document in backticks for a message, on one line and cut after 40 characters. */
export const quoted = (text: string): string => {
  const line = text.replace(/[\s\p{Cc}`]+/gu, ' ').trim();
  return `\`${line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line}\``;
};
