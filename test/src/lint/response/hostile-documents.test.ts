import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { lintVast } from '../../../../src/lint/response/lint-vast.js';
import { LINEAR, VMAP, WRAPPER } from './samples/documents.js';

const BOMB = `<!DOCTYPE VAST [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, index) =>
    `<!ENTITY ${'abcdefghij'.charAt(index + 1)} "${`&${'abcdefghij'.charAt(index)};`.repeat(10)}">`,
).join('')}]><VAST version="4.2"><Ad id="&j;"/></VAST>`;

const ids = (text: string): readonly string[] => [...new Set(lintVast(text).map(({ id }) => id))];

const HEAD = '<VAST version="4.2"><Ad><InLine>';
const TAIL = '</InLine></Ad></VAST>';

/** A document that repeats a text up to a length. */
const filled = (unit: string, length: number, head = HEAD, tail = TAIL): string =>
  head + unit.repeat(Math.floor((length - head.length - tail.length) / unit.length)) + tail;

describe('a hostile document', () => {
  const refused: readonly [string, string, readonly string[]][] = [
    ['entities that grow', BOMB, ['xml-doctype']],
    [
      'external entities',
      '<!DOCTYPE VAST [<!ENTITY a SYSTEM "/package.json">]><VAST version="4.2"><Ad id="&a;"/></VAST>',
      ['xml-doctype'],
    ],
    ['100,000 elements within one another', '<Wrapper>'.repeat(1e5), ['xml-malformed']],
    [
      'an element that is 4,000 deep',
      `<VAST version="4.2">${'<a>'.repeat(4e3)}${'</a>'.repeat(4e3)}</VAST>`,
      ['vast-no-ad'],
    ],
    ['2 MB', `<VAST version="4.2">${' '.repeat(2e6)}</VAST>`, ['xml-too-long']],
    ['only NULs', '\0'.repeat(1e5), ['xml-malformed']],
    [
      'an attribute of 900,000 characters',
      `<VAST version="4.2" a="${'x'.repeat(9e5)}"/>`,
      ['vast-no-ad'],
    ],
    [
      '60,000 attributes',
      `<VAST version="4.2" ${Array.from({ length: 6e4 }, (_, index) => `a${index}=""`).join(' ')}/>`,
      ['vast-no-ad'],
    ],
    [
      'a lone surrogate',
      '<VAST version="4.2"><Error>\ud800[ERRORCODE]</Error></VAST>',
      ['vast-no-ad', 'track-not-url'],
    ],
    [
      'names of Object.prototype',
      '<constructor __proto__="1"><toString/></constructor>',
      ['xml-root'],
    ],
  ];
  for (const [sentence, document, expected] of refused) {
    it(`is checked if it has ${sentence}`, () => {
      assert.deepEqual(ids(document), expected);
    });
  }

  it('cannot put names of Object.prototype into a table', () => {
    const types = ['constructor', '__proto__', 'toString', 'valueOf'];
    for (const type of types) {
      const document = LINEAR.replace('video/mp4', type).replace(
        'event="start"',
        `event="${type}"`,
      );
      const found = ids(document.replace('ad.mp4', `ad.${type}`));
      assert.deepEqual(found, ['media-unsupported', 'media-mime-mismatch', 'track-event-unknown']);
    }
  });

  /** Texts of which a reader that looks back or ahead would read all again for each of them. */
  const repeated: readonly [string, (length: number) => string][] = [
    ['elements', (length) => filled('<a/>', length)],
    ['raw ampersands', (length) => filled('&', length)],
    ['trackers', (length) => filled('<Impression>http://a/?a=1&b=2[x]</Impression>', length)],
    ['comments that never end', (length) => filled('<!-', length)],
    ['undeclared prefixes', (length) => filled('<x:a b:c=""/>', length)],
    ['brackets', (length) => filled('[a', length, `${HEAD}<Impression>`, `</Impression>${TAIL}`)],
    ['ads', (length) => filled('<Ad><Wrapper/></Ad>', length, '<VAST>', '</VAST>')],
    ['line breaks', (length) => filled('\r', length)],
    [
      'breaks of VMAP',
      (length) => filled('<AdBreak><AdSource/></AdBreak>', length, '<VMAP>', '</VMAP>'),
    ],
  ];
  for (const [name, document] of repeated) {
    it(`takes time linear to its length with ${name}`, () => {
      const time = (text: string): number => {
        const start = process.cpuUsage().user;
        lintVast(text);
        return process.cpuUsage().user - start;
      };
      const fastest = (text: string): number => Math.min(...[1, 2, 3].map(() => time(text)));
      const short = Math.max(fastest(document(30_000)), 5_000);
      const long = fastest(document(240_000));
      // Eight times the length takes 64 times as long if every part is read again for each part.
      assert.ok(long < 32 * short, `${short} µs for 30,000 characters, ${long} µs for 240,000.`);
    });
  }

  it('never throws, whatever is cut out of a document or put into it', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        "'",
        '/',
        ']]>',
        '<![CDATA[',
        '<!--',
        '-->',
        '<?',
        '?>',
        '<!DOCTYPE',
        '[',
        ']',
        '\0',
        '\ud800',
        '=',
        ' ',
        ':',
        '</Ad>',
        '<Ad>',
        'xmlns:a=""',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(LINEAR, WRAPPER, VMAP),
        fc.array(fc.tuple(fc.nat(2000), fc.nat(30), part), { minLength: 1, maxLength: 4 }),
        (document, changes) => {
          let text = document;
          for (const [at, length, by] of changes)
            text = text.slice(0, at) + by + text.slice(at + length);
          for (const { position, repair } of lintVast(text)) {
            if (position !== null) assert.ok(position.line >= 1 && position.column >= 1);
            if (repair !== null)
              lintVast(
                String(repair.operations[0]?.op === 'replace' ? repair.operations[0].value : ''),
              );
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
