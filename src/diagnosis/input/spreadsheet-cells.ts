/** Calls such as HYPERLINK, or a text alone, as a spreadsheet has them in a cell; in it, `&` joins texts. */
const FORMULA =
  /(^|[\t\n])=(?:[\p{L}._]{3,40}\(\s{0,9})?"(https?:(?:[^"\n]|""|"\s{0,9}&\s{0,9}")+)"(?:\s{0,9}[;,)][^\t\n]*)?(?=[\t\r\n]|$)/gu;

/** The text in the formulas of cells. */
export const withoutFormula = (text: string): string =>
  text.replace(
    FORMULA,
    (_, before: string, tag: string) =>
      before + tag.replace(/"\s*&\s*"/g, '').replaceAll('""', '"'),
  );

const CELL = /(?:^|[,;\t\n])"(?=\s*(?:[<{[]|https?:))/;
const CELL_END = /(?<!")"(?:"")*(?!")(?=[,;\t\r\n]|$)/g;

/** The document, the JSON or the ad tag in a cell that was copied with its quotation marks. */
export const withoutCell = (text: string): string => {
  const cell = CELL.exec(text);
  if (cell === null || !text.includes('""')) return text;
  const start = cell.index + cell[0].length;
  const isAddress = text.startsWith('http', start);
  // Each row of a table may have a tag.
  if (isAddress && text.includes('"http', start)) return text;
  CELL_END.lastIndex = start;
  const end = CELL_END.exec(text) === null ? text.length : CELL_END.lastIndex - 1;
  // In an address, a quotation mark would be its end.
  const quote = isAddress ? '%22' : '"';
  return text.slice(start, end).replaceAll('""', quote).trim();
};
