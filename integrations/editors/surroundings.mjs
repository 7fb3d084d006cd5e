/** Code that is pasted with the text around it, as in a line of a mail. */

const BEFORE = 'Hi & all, here it is:';
const AFTER = 'Thanks, <3';

const PARAGRAPHS = [BEFORE, AFTER].map((text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
);

/** The texts and the block of HTML in their order. */
const orderOf = (html) =>
  [PARAGRAPHS[0], /<media-embed|<oembed/, PARAGRAPHS[1]].map((part) => html.search(part));

/** The faults of a tool: the block stands between the texts, which are escaped, and the texts are paragraphs. */
export const testSurroundings = async (run, tool, outputOf) => {
  const faults = [];
  for (const [way, code] of Object.entries(run.ways)) {
    if (way === 'link' || way === 'address') continue;
    const output = await outputOf(run, tool, { text: `${BEFORE} ${code} ${AFTER}` }, run.options);
    // Quill writes blanks that do not break, and Lexical the style of its texts.
    const html = output.replaceAll('&nbsp;', ' ').replaceAll(/<\/?span\b[^>]*>/g, '');
    const order = orderOf(html);
    const isOrdered = order.every((at, index) => at >= 0 && at > (order[index - 1] ?? -1));
    const areParagraphs = PARAGRAPHS.every((text) => html.includes(`<p>${text}</p>`));
    if (!isOrdered || !areParagraphs || html.includes('<p></p>'))
      faults.push(`${tool} does not keep the text around ${way}: ${html}`);
  }
  return faults;
};
