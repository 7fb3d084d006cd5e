/** Draws horizontal bars as SVG that follows the color scheme of the reader and stays readable at 390 CSS pixels. */

const WIDTH = 390;
const ROW_HEIGHT = 40;
const TOP = 44;
const LINE_HEIGHT = 18;
const MARGIN = 8;
/** Space at the right for the longest value. */
const VALUE_WIDTH = 84;
const BAR_HEIGHT = 12;

/** Characters of a line of the title. */
const TITLE_CHARACTERS = 50;

const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}
.title{font-weight:600;font-size:14px}
.value{font-variant-numeric:tabular-nums}
.bar{fill:#8c959f}.ours{fill:#0969da}.back{fill:#fff}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.bar{fill:#6e7681}.ours{fill:#58a6ff}.back{fill:#0d1117}}`;

const escaped = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const linesOf = (text) => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1];
    if (line !== '' && line.length + 1 + word.length > TITLE_CHARACTERS) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
};

const pixels = (value) => String(Math.round(value * 10) / 10);

/** `bars`: `{ label, value, text, isOurs }`, drawn in order; the longest one has the whole width. */
export const barChart = ({ title, bars }) => {
  const lines = linesOf(title);
  const top = TOP + LINE_HEIGHT * (lines.length - 1);
  const height = top + ROW_HEIGHT * bars.length;
  const max = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const width = WIDTH - 2 * MARGIN - VALUE_WIDTH;
  const rows = bars.map(({ label, value, text, isOurs }, index) => {
    const y = top + ROW_HEIGHT * index;
    const length = Math.max(1, (width * value) / max);
    return [
      `<text x="${MARGIN}" y="${y}">${escaped(label)}</text>`,
      `<rect class="${isOurs ? 'ours' : 'bar'}" x="${MARGIN}" y="${y + 6}" width="${pixels(length)}" height="${BAR_HEIGHT}" rx="2"/>`,
      `<text class="value" x="${pixels(MARGIN + length + 6)}" y="${y + 17}">${escaped(text)}</text>`,
    ].join('');
  });
  const summary = bars.map(({ label, text }) => `${label}: ${text}`).join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(summary)}</desc>
<style>${STYLE}</style>
<rect class="back" width="${WIDTH}" height="${height}"/>
${lines.map((line, index) => `<text class="title" x="${MARGIN}" y="${18 + LINE_HEIGHT * index}">${escaped(line)}</text>`).join('\n')}
${rows.join('\n')}
</svg>
`;
};
