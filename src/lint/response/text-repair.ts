import type { MessageData } from '../../messages/format.js';
import type { ResponseLintMessages } from '../../messages/generated/response-lint/index.js';
import type { TextEdit, TextRange } from '../../text/text-edits.js';

type RepairId = Extract<keyof ResponseLintMessages, `repair-${string}`>;

/** Edits that remove a finding, with the message about what they do. They do not overlap. */
export type TextRepair = MessageData<ResponseLintMessages, RepairId> & {
  readonly edits: readonly TextEdit[];
};

export const replacement = ({ start, end }: TextRange, text: string): TextEdit => ({
  start,
  end,
  text,
});

/** Removes an element or attribute with the white space before it. */
export const removal = (source: string, { start, end }: TextRange): TextEdit => {
  let from = start;
  while (from > 0 && /[ \t\r\n]/.test(source.charAt(from - 1))) from -= 1;
  return { start: from, end, text: '' };
};

export const written = (range: TextRange, text: string): TextRepair => ({
  id: 'repair-document-write',
  params: { text },
  edits: [replacement(range, text)],
});

/** Removes what a finding is about. */
export const removed = (edits: readonly TextEdit[]): TextRepair => ({
  id: 'repair-document-remove',
  params: {},
  edits,
});
