import type { MessageData } from '../../messages/format.js';
import type { ResponseLintMessages } from '../../messages/generated/response-lint/index.js';
import type { TextEdit, TextRange } from '../../text/text-edits.js';
import { attributeOf } from '../../text/xml/xml-lookup.js';
import type { XmlElement } from '../../text/xml/xml-tree.js';

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

/** Writes an attribute of an element, in place of one that has no value. */
export const withAttribute = (element: XmlElement, name: string, value: string): TextEdit => {
  const attribute = attributeOf(element, name);
  const at = element.start + 1 + element.name.length;
  return attribute === undefined
    ? { start: at, end: at, text: ` ${name}="${value}"` }
    : replacement(attribute, `${name}="${value}"`);
};

/** Removes an element or attribute with the white space before it. */
export const removal = (source: string, { start, end }: TextRange): TextEdit => {
  let from = start;
  while (from > 0 && /[ \t\r\n]/.test(source.charAt(from - 1))) from -= 1;
  return { start: from, end, text: '' };
};

export const textRepair = <Id extends RepairId>(
  id: Id,
  params: ResponseLintMessages[Id],
  edits: readonly TextEdit[],
): TextRepair => ({ id, params, edits }) as TextRepair;

export const written = (range: TextRange, text: string): TextRepair =>
  textRepair('repair-document-write', { text }, [replacement(range, text)]);

export const removed = (edits: readonly TextEdit[]): TextRepair =>
  textRepair('repair-document-remove', {}, edits);
