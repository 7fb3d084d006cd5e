import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import * as server from '../../components/server/index.js';
import * as api from '../../src/api/index.js';
import * as diagnosis from '../../src/diagnosis/index.js';
import * as library from '../../src/index.js';
import * as ckeditor5 from '../../src/editors/ckeditor5.js';
import * as decap from '../../src/editors/decap.js';
import * as dompurify from '../../src/editors/dompurify.js';
import * as editorjs from '../../src/editors/editorjs.js';
import * as lexical from '../../src/editors/lexical.js';
import * as markdownLinks from '../../src/editors/markdown-links.js';
import * as markdownIt from '../../src/editors/markdown-it.js';
import * as prosemirror from '../../src/editors/prosemirror.js';
import * as quill from '../../src/editors/quill.js';
import * as rehypeSanitize from '../../src/editors/rehype-sanitize.js';
import * as sanitizeHtml from '../../src/editors/sanitize-html.js';
import * as tinymce from '../../src/editors/tinymce.js';
import * as tiptap from '../../src/editors/tiptap.js';
import * as analytics from '../../src/player/analytics/index.js';
import * as frame from '../../src/player/frame/index.js';
import * as recorder from '../../src/player/recorder/index.js';
import * as publish from '../../src/publish/index.js';
import * as schema from '../../src/schema/index.js';
import * as vastInBrowsers from '../../src/vast/index.js';
import * as vast from '../../src/vast/node/index.js';
import { sampled } from '../sample.js';
import { MAX_RATIO, timeRatio } from '../timing/linear-time.js';
import { type AdversarialText, adversarialTexts } from './linear-time/adversarial-texts.js';
import { type EntryPoint, settled } from './linear-time/entry-point.js';
import { INTERNALS } from './linear-time/internal-entry-points.js';
import { LIBRARY } from './linear-time/library-entry-points.js';
import { SERVICES } from './linear-time/service-entry-points.js';

const ENTRY_POINTS = [...LIBRARY, ...SERVICES, ...INTERNALS];

const MODULES: Readonly<Record<string, object>> = {
  '.': library,
  './api': api,
  './diagnosis': diagnosis,
  './publish': publish,
  './schema': schema,
  './server': server,
  './vast': { ...vastInBrowsers, ...vast },
  'src/editors': {
    ...ckeditor5,
    ...decap,
    ...dompurify,
    ...editorjs,
    ...lexical,
    ...markdownIt,
    ...markdownLinks,
    ...prosemirror,
    ...quill,
    ...rehypeSanitize,
    ...sanitizeHtml,
    ...tinymce,
    ...tiptap,
  },
  'src/player/analytics': analytics,
  'src/player/frame': frame,
  'src/player/recorder': recorder,
};

/** Exports that read no text of others, and why. */
const READ_NO_TEXT: Readonly<Record<string, string>> = {
  caseFaultText: 'writes what readCase found',
  ...Object.fromEntries(
    [
      'ckeditorMediaEmbed',
      'domPurifyMediaEmbed',
      'editorjsMediaEmbed',
      'lexicalMediaEmbed',
      'prosemirrorMediaEmbed',
      'rehypeMediaEmbed',
      'listenForEditorjsPaste',
      'renderEditorjsMediaEmbed',
      'registerQuillMediaEmbed',
      'sanitizeHtmlMediaEmbed',
      'tinymceMediaEmbed',
      'tiptapMediaEmbed',
      'markdownItMediaEmbed',
      'mediaEmbedSchema',
    ].map((name) => [name, 'takes settings, and reads texts by embedRecognizer or pastedParts']),
  ),
  insertEmbed: 'takes a recognizer, which reads the text',
  pluginProps: 'takes a recognizer, which reads texts',
  markdownLink: 'writes what the recognizer read',
  redisStore: 'takes a client, and what it reads is read by createPublisher',
  amaBeacon: 'takes settings, and reads texts by readBeacons',
  connectFrame: 'takes a frame, and reads its messages by readEvent, readState and readPlayerJs',
  milestones: 'takes numbers',
  recordAds: 'takes an element',
  registerAnalytics: 'takes an adapter',
  serveAmpVideo: 'takes a player',
  servePlayback: 'takes a player',
  flagOf: 'takes a boolean',
  formatDateTime: 'takes a date',
  requiredScript: 'takes a format and the addresses of the page',
};

const isClass = (value: unknown): boolean =>
  typeof value === 'function' && Function.prototype.toString.call(value).startsWith('class');

/** Functions; classes are errors, and other values are constants. */
const functionsOf = (module: object): readonly string[] =>
  Object.entries(module)
    .filter(([, value]) => typeof value === 'function' && !isClass(value))
    .map(([name]) => name);

const isListed = (module: string, name: string): boolean =>
  ENTRY_POINTS.some(
    (entry) => entry.name.startsWith(`${module}: `) && entry.name.split(/\W+/).includes(name),
  );

describe('the table of entry points', () => {
  for (const [module, exported] of Object.entries(MODULES)) {
    it(`has a row for every function of ${module} that reads texts of others`, () => {
      assert.deepEqual(
        functionsOf(exported).filter((name) => !isListed(module, name) && !(name in READ_NO_TEXT)),
        [],
        'Add rows to test/fuzz/linear-time, or say why the function reads no text of others.',
      );
    });
  }

  it('names as no readers only functions that are exported', () => {
    const names = Object.values(MODULES).flatMap(functionsOf);
    for (const name of Object.keys(READ_NO_TEXT)) assert.ok(names.includes(name), name);
  });
});

/** One text in this many is tried with each reader in a run. */
const STEP = 6;

const LENGTHS = [2_000, 8_000, 32_000];

/** A reader that is too fast to compare at four times this length is fast enough. */
const MAX_FAST_LENGTH = 8_000;

/**
 * The ratio of a text that takes a comparable time; 0 if it takes too little. A ratio that is too large counts if
 * longer texts have one too: collecting garbage may take most of a short time.
 */
const ratioFor = async (
  { read }: Pick<EntryPoint, 'read'>,
  { ofLength }: AdversarialText,
): Promise<number> => {
  let last = 0;
  for (const length of LENGTHS) {
    const ratio = await timeRatio((size) => settled(() => read(ofLength(size))), length);
    last = ratio ?? 0;
    const isFast = ratio === null && length >= MAX_FAST_LENGTH;
    if (isFast || (ratio !== null && ratio <= MAX_RATIO)) break;
  }
  return last;
};

describe('a function that reads texts of others', () => {
  // Readers that never wait would keep the results of all rows from being printed until the last.
  afterEach(() => setImmediate());

  for (const entry of ENTRY_POINTS) {
    it(`takes time linear to the length of any text: ${entry.name}`, async () => {
      for (const text of sampled(adversarialTexts(entry), STEP)) {
        const ratio = await ratioFor(entry, text);
        assert.ok(
          ratio <= MAX_RATIO,
          `Four times the length takes ${ratio.toFixed(1)} times the time, at most ${MAX_RATIO} were expected: ${text.name}`,
        );
      }
    });
  }
});

/** Measured several times, since another program may take the processor from one of two runs. */
const ratiosOf = async (run: (length: number) => number, length: number): Promise<number[]> => {
  const ratios = [];
  for (let turn = 0; turn < 3; turn += 1) ratios.push((await timeRatio(run, length)) ?? 0);
  return ratios;
};

describe('the measurement of time', () => {
  it('finds a function that looks at the rest of its input from each position', async () => {
    const run = (length: number): number => {
      let steps = 0;
      for (let index = 0; index < length; index += 1)
        for (let next = index; next < length; next += 1) steps += next % 7;
      return steps;
    };
    // Long enough that neither the optimizer nor an interruption shows in the shorter run.
    const ratios = await ratiosOf(run, 5_000);
    assert.ok(Math.max(...ratios) > MAX_RATIO, ratios.join());
  });

  it('accepts a function that is slow in proportion to the length', async () => {
    const run = (length: number): number => {
      let steps = 0;
      for (let index = 0; index < 4_000 * length; index += 1) steps += index % 7;
      return steps;
    };
    const ratios = await ratiosOf(run, 2_000);
    const least = Math.min(...ratios);
    assert.ok(least > 0 && least <= MAX_RATIO, ratios.join());
  });
});
