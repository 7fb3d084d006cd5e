/** Codes that authors paste or save, with texts around them, and what is said and kept of each. */

/** Codes by number: their text, the words `inside` that stay, and what the editor says if it leaves them out. */
const codesOf = ({ link, frame, code }) => {
  const named = (kind, write) => (number) => {
    const address = `https://code.example/${number}`;
    return { code: write(address), notice: `The ${kind} “${address}” was left out` };
  };
  // The publisher has no such embed, so that no preview plays.
  const kept = (text) => (number) => ({
    code: text.replaceAll('plain-video', `missing-${number}`),
  });
  return {
    'foreign frame': named('frame', (address) => `<iframe src="${address}"></iframe>`),
    'frame that is not closed': named('frame', (address) => `<iframe src="${address}" />`),
    object: named('frame', (address) => `<object data="${address}" width="9"></object>`),
    plugin: named('frame', (address) => `<embed type="video/mp4" src="${address}">`),
    'foreign script': named('script', (address) => `<script async src="${address}"></script>`),
    'inline script': () => ({
      code: '<script>for (let n = 0; n<9; n += 1) tracked(n);</script>',
      notice: '<script>',
    }),
    'script with markup': () => ({
      code: '<script>write("<p>tracked</p><textarea>tracked</textarea><!-- tracked", "<style>tracked");</script>',
      notice: '<script>',
    }),
    "publisher's frame": kept(frame),
    "publisher's object": kept(
      frame.replace(' src=', ' data=').replace(/(?<=<\/?)iframe/g, 'object'),
    ),
    element: kept(`<media-embed src="${link}.json"></media-embed>`),
    'object in an object': kept(
      frame
        .replace(' src=', ' data=')
        .replace(/(?<=<\/?)iframe/g, 'object')
        .replace(/^(<[^>]*>).*(<\/object>)/s, '$1$1tracked$2$2'),
    ),
    container: kept(code),
    'container with a div': kept(code.replace('></div>', '><div>tracked</div></div>')),
  };
};

/** Other tags that WordPress drops of authors, and texts that it takes for tags. Copied pages are full of them. */
const TAGS = {
  form: (inside) => ({
    code: `<form action="/tracked"><label>${inside} <input name="tracked"></label></form>`,
    inside: [inside],
    notice: '<form>, <input>',
  }),
  drawing: () => ({
    code: '<svg viewBox="0 0 9 9"><path d="M0 0tracked"></path></svg>',
    notice: '<svg>, <path>',
  }),
  formula: (inside) => ({
    code: `<math display="block"><mi>${inside}</mi></math>`,
    inside: [inside],
    notice: '<math>, <mi>',
  }),
  style: () => ({
    code: '<style>p > b { color: red } /* <b>tracked</b> <!-- tracked */</style>',
    notice: '<style>',
  }),
  'link to a style': () => ({
    code: '<link rel="stylesheet" href="https://code.example/style.css">',
    notice: '<link>',
  }),
  applet: (inside) => ({
    code: `<applet code="tracked"><param name="tracked" value="1">${inside}</applet>`,
    inside: [inside],
    notice: '<applet>, <param>',
  }),
  'address in angle brackets': (inside) => ({ code: `<${inside}@code>`, inside: [inside] }),
  comparison: (inside) => ({ code: `1 < 2 ${inside} and 2 > 1`, inside: [inside] }),
  'type with a parameter': (inside) => ({ code: `list<${inside}>`, inside: [inside] }),
};

/** Where the code stands. Each word of the texts has the number. */
const SHAPES = {
  'behind texts': (code, n) => `<h2>Head${n}</h2>\n<p>One${n} <b>two${n}</b></p>\n${code}`,
  'before texts': (code, n) => `${code}\n<blockquote><p>One${n}</p></blockquote><p>Two${n}</p>`,
  'between texts': (code, n) => `<p>One${n}</p>\n${code}\n<ul><li>Two${n}</li></ul>`,
  'twice between texts': (code, n) =>
    `<p>One${n}</p>\n${code}\n<p>Two${n}</p>\n${code}\n<p>Three${n}</p>`,
  'in a paragraph': (code, n) => `<p>One${n} ${code} two${n}</p>`,
  'between lines': (code, n) => `One${n}\n\n${code}\n\nTwo${n}`,
};

/** The cases of a `kind`: 'text', 'rich text', 'mail' or 'saved'. */
export const casesOf = (embed, kind, tags = /rich text|mail/.test(kind) ? {} : TAGS) =>
  Object.entries({ ...codesOf(embed), ...tags }).flatMap(([name, write], row) =>
    Object.entries(SHAPES).map(([shape, place], column) => {
      const number = `N${row}x${column}`;
      const { inside = [], ...code } = write(
        Object.hasOwn(TAGS, name) ? `Inside${number}` : number,
      );
      const text = place(code.code, number);
      const words = place(inside.join(' '), number).match(/\w+N\w+/g);
      return { title: `${kind}, ${name} ${shape}`, kind, number, ...code, inside, text, words };
    }),
  );

/** The words and the codes of a case in their order. */
const sequence = (text, { number, code, inside }) =>
  text
    .replaceAll(code, inside.length > 0 ? inside.join(' ') : `missing-${number}"`)
    .match(new RegExp(`[A-Za-z]+${number}\\b|missing-${number}(?=(?:\\.json)?")`, 'g')) ?? [];

const isEmbed = (part) => part.startsWith('missing-');

/** What of a case is lost, moved or not said. */
export const faultsOf = (each, { stored, markup, warnings }) => {
  const isKept = each.notice === undefined;
  const expected = sequence(each.text, each).filter((part) => isKept || !isEmbed(part));
  const order = sequence(stored, each).join(' ');
  return [
    ...(order === expected.join(' ') ? [] : [`“${order}” is stored`]),
    ...each.words.filter((word) => !markup.includes(word)).map((word) => `${word} is not shown`),
    ...(isKept || warnings.some((text) => text.includes(each.notice)) ? [] : ['it is not said']),
    ...(isKept && warnings.length > 0 ? [`it is said: ${warnings}`] : []),
  ].map((fault) => `${each.title}: ${fault}`);
};
