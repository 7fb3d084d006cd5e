import { expect } from '@open-wc/testing';
import { MediaEmbed } from '../../../components/index.js';
import { originsIn } from '../../../components/controllers/origin-setting.js';

const ORIGIN = 'https://a.example.com';

/** What a page may set by mistake, and the origin that the warning names. */
const MALFORMED: readonly (readonly [value: unknown, origin: string | null])[] = [
  [`${ORIGIN}/`, ORIGIN],
  [`${ORIGIN}/embeds`, ORIGIN],
  ['https://A.example.com', ORIGIN],
  ['HTTPS://a.example.com', ORIGIN],
  [`${ORIGIN}:443`, ORIGIN],
  [` ${ORIGIN}`, ORIGIN],
  ['https://user:word@a.example.com', ORIGIN],
  ['https://*.example.com', 'https://*.example.com'],
  ['*', null],
  ['a.example.com', null],
  ['//a.example.com', null],
  ['/embeds', null],
  ['', null],
  ['null', null],
  ['data:text/html,x', null],
  [5, null],
  [0, null],
  [false, null],
  [null, null],
  [undefined, null],
  [{}, null],
  [{ includes: () => true }, null],
  [new Set([ORIGIN]), null],
];

const OTHERS = [ORIGIN, 'https://b.example.com', 'https://a.example', 'null', location.origin];

/** The warnings of the console while `run` runs. */
const warnings = async (run: () => void): Promise<readonly string[]> => {
  const { warn } = console;
  const lines: string[] = [];
  // eslint-disable-next-line no-console -- What is tested.
  console.warn = (line: string): void => void lines.push(line);
  try {
    run();
    await new Promise((resolve) => setTimeout(resolve));
  } finally {
    // eslint-disable-next-line no-console -- What is tested.
    console.warn = warn;
  }
  return lines;
};

describe('originsIn', () => {
  for (const [index, [value, origin]] of MALFORMED.entries())
    it(`allows nothing by ${typeof value} "${String(value)}", and warns once`, async () => {
      const name = `setting ${index}`;
      for (const setting of [value, [value]]) {
        const lines = await warnings(() => {
          const origins = originsIn(name, setting);
          for (const each of OTHERS) expect(origins).not.to.include(each);
          originsIn(name, setting);
        });
        if (origin === value) continue;
        expect(lines.length).to.equal(setting === value ? 1 : 0);
        for (const line of lines) {
          expect(line).to.contain(`\`${name}\` has ${String(value)}, which is not an origin`);
          expect(line).to.contain(origin ?? 'such as https://media.example.com');
        }
      }
    });

  it('takes a list of origins and one origin, without a warning', async () => {
    const lines = await warnings(() => {
      expect(originsIn('list', [ORIGIN, 'http://127.0.0.1:4173'])).to.deep.equal([
        ORIGIN,
        'http://127.0.0.1:4173',
      ]);
      expect(originsIn('text', ORIGIN)).to.deep.equal([ORIGIN]);
    });
    expect(lines).to.deep.equal([]);
  });
});

describe('MediaEmbed.allowedPlayerOrigins', () => {
  afterEach(() => {
    MediaEmbed.allowedPlayerOrigins = null;
  });

  for (const [value] of MALFORMED.filter(([each]) => each !== null))
    it(`allows no player by ${typeof value} "${String(value)}"`, async () => {
      await warnings(() => {
        MediaEmbed.allowedPlayerOrigins = value as never;
      });
      const origins = MediaEmbed.allowedPlayerOrigins ?? OTHERS;
      for (const each of OTHERS) expect(origins).not.to.include(each);
    });
});
