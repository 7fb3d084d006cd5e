/** What the page of a host is given for a row of the matrix. */

const PUBLISHED = '/published/embed/ad-skippable.json';

/** `html` or `head` with the code, or `src` and `format` of the element; `{}` for files that no page contains. */
export const codeOf = (row, embed, { library, src, page }) => {
  if (row.kind === 'element') return { src: PUBLISHED, format: row.format };
  if (row.kind === 'file') return {};
  const isSource = row.name === 'media-embed-src';
  const code = library.renderCode(embed, row.name, { page, ...(isSource && { src }) });
  if (row.kind === 'metadata') return { head: code };
  return { html: row.kind === 'oembed' ? JSON.parse(code).html : code };
};
