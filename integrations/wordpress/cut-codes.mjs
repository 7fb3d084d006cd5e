/** Codes that were copied in part, between texts and whole codes, and what is lost of each case. */
import { parseFragment } from 'parse5';

/** A code as newsletters and pages of AMP write it: over several lines, with `>` in a value. */
const overLines = (link) => `<iframe
  title="One > two: 3 < 4"
  src="${link}"
  allow="autoplay;
    fullscreen"
  width="640" height="360" allowfullscreen
></iframe>`;

/** Codes by name, each with its own embed in it. */
const codesOf = ({ link, frame, responsiveFrame, amp, code, inView, inlineJson }) => ({
  frame,
  'responsive frame': responsiveFrame,
  'frame over lines': overLines(link),
  'AMP frame': amp,
  'AMP frame over lines': amp.replaceAll(/ (?=[a-z]+=)/g, '\n  '),
  object: frame.replace(' src=', ' data=').replace(/(?<=<\/?)iframe/g, 'object'),
  container: code,
  'element in view': inView,
  'element with JSON': inlineJson.replaceAll('"id":"101"', '"id":"plain-video"'),
  'element with a link': `<media-embed src="${link}.json" title="It's on"><a href="${link}">It's on</a></media-embed>`,
});

/** Codes of others, which play only if an administrator writes them. */
const FOREIGN = {
  'foreign frame': `<iframe width="560" height="315" src="https://video.example/plain-video" title='It is on' frameborder="0" allow="accelerometer; autoplay; clipboard-write" referrerpolicy="origin" allowfullscreen></iframe>`,
  'foreign script': `<script async src="https://code.example/plain-video" charset="utf-8"></script>`,
  'foreign style': '<style media="plain-video">p { color: red }</style>',
  'inline script': '<script>for (let n = 0; n<9; n += 1) show("plain-video", n);</script>',
};

/** Where to cut a code: one place of each kind in each of its tags, and the middle of the text behind the tag. */
const placesIn = (code) => {
  const kinds = [
    /<\/?\w+(?=\w)/g,
    / [a-z-]{2,}(?=[a-z]+=)/g,
    / [a-z-]+(?==)/g,
    / [a-z-]+=(?=["'])/g,
    /="[^"]{0,9}[^"](?=[^"])/g,
    /="[^"]*(?=")/g,
    /[^>](?=>)/g,
    />(?=.)/gs,
  ];
  return kinds.flatMap((kind) => {
    const places = [...code.matchAll(kind)].map((match) => match.index + match[0].length);
    return [...new Set([places[0], places.at(-1)])].filter((place) => place !== undefined);
  });
};

/** Where the cut code stands. Each word has the number. */
const SHAPES = {
  'between lines': (cut, whole, n) => `One${n}\n\n${cut}\n\nTwo${n}\n\n${whole}\n\nThree${n}`,
  'directly before a line': (cut, whole, n) =>
    `${whole}\n${cut}\nOne${n} and "two${n}" it's 'three${n}'\n${whole}\nFour${n}`,
  'between paragraphs': (cut, whole, n) =>
    `<p>One${n}</p>\n${cut}\n<p class="a" title="b">Two${n}</p>\n${whole}\n<p id='c'>Three${n}</p>`,
  'before a code': (cut, whole, n) => `One${n}\n${cut}${whole}\nTwo${n}`,
  'before a sentence with >': (cut, whole, n) =>
    `${cut}\nthe text goes on${n} > here${n}\n${whole}\nThree${n}`,
  'before a style': (cut, whole, n) => `${whole}\n${cut}\nOne${n}\n<style>a{}</style>\nTwo${n}`,
  'at the end': (cut, whole, n) => `One${n}\n${whole}\nTwo${n}\n${cut}`,
  'in a paragraph': (cut, whole, n) =>
    `<p>One${n} ${cut} two${n}</p>\n${whole}\n<p>Three${n} <a href="/four">four${n}</a></p>`,
  'without other code': (cut, whole, n) => `One${n}\n\n${cut}\n\n'Two${n}'\nthree${n}`,
  'before a shortcode': (cut, whole, n, link) =>
    `${cut}\n[media_embed src="${link.replace('plain-video', `whole-${n}`)}" title="It's on" muted]\n\nOne${n} > 2 two${n}`,
};

/** WordPress keeps links, and a div that names no container yet, and reads them up to the next `>`. */
const endsInKeptTag = (cut) =>
  /<\/?a(?:\s[^<>]*)?$/.test(cut) ||
  (cut.startsWith('<di') && !cut.includes('media-embed-container'));

/** Names of which too little is left, or behind which the text goes on, can be those of other elements. */
const isNamed = (cut, shape) =>
  !/^<[\w-]+$/.test(cut) || (cut.length > 3 && shape !== 'in a paragraph');

/** Each cut of each code in each shape, beside whole codes that change from case to case. */
export const cutCases = (embed) => {
  const wholes = Object.values(codesOf(embed));
  const shapes = Object.entries(SHAPES);
  const cuts = Object.entries({ ...codesOf(embed), ...FOREIGN }).flatMap(([name, code]) =>
    placesIn(code).flatMap((place) =>
      [
        { name: `${name} up to its ${place}th character`, cut: (text) => text.slice(0, place) },
        {
          name: `${name} from its ${place}th character`,
          cut: (text) => text.slice(place),
          isCutBefore: true,
        },
      ].map(({ cut, ...each }) => ({ ...each, cut: cut(code) })),
    ),
  );
  return cuts.flatMap(({ name, cut, isCutBefore = false }, row) =>
    shapes.flatMap(([shape, place], column) => {
      if (shape === 'before a sentence with >' && endsInKeptTag(cut)) return [];
      const number = `N${row}x${column}`;
      const whole = wholes[(row + column) % wholes.length].replaceAll(
        'plain-video',
        `whole-${number}`,
      );
      const text = place(cut.replaceAll('plain-video', `cut-${number}`), whole, number, embed.link);
      const words = place('', '', number, '').match(/\w+N\w+/g);
      const players = text.split(whole).length - 1 + (shape === 'before a shortcode' ? 1 : 0);
      // What is left of a code without its beginning is a text, and so is a tag that never was code.
      const mustSay = !isCutBefore && !name.startsWith('foreign style') && isNamed(cut, shape);
      return [{ title: `${name}, ${shape}`, number, text, words, players, mustSay }];
    }),
  );
};

const textOf = (node) =>
  node.nodeName === '#text' ? node.value : (node.childNodes ?? []).map(textOf).join('') || ' ';

const countOf = (text, pattern) => text.match(pattern)?.length ?? 0;

/** What of a case is lost or not said. `shown` is markup, in which players are shortcodes, blocks or elements. */
export const cutFaultsOf = ({ title, number, words, players, mustSay }, { shown, notices }) => {
  const text = textOf(parseFragment(shown));
  const playing = (name) =>
    countOf(
      shown,
      new RegExp(
        `(?:\\[media_embed|wp:media-embed/embed|<media-embed) [^\\]>]*?\\b${name}-${number}(?![\\w-])`,
        'g',
      ),
    );
  const order = text
    .match(new RegExp(`\\w+?${number}\\b`, 'g'))
    ?.filter((word) => words.includes(word));
  const isSaid = notices.some((notice) => /incomplete|left out|Left out/.test(notice));
  return [
    ...(order?.join(' ') === words.join(' ') ? [] : [`“${order?.join(' ')}” is shown`]),
    ...(playing('whole') === players ? [] : [`${playing('whole')} of ${players} players`]),
    ...(isSaid || !mustSay || playing('cut') > 0 ? [] : ['it is not said']),
  ].map((fault) => `${title}: ${fault}`);
};
