import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { recognizeInput } from '../../diagnosis/input/recognize-input.js';
import type { ErrorCodeInput, RecognizedInput } from '../../diagnosis/input/recognized-input.js';
import { lintAdTag } from '../../lint/ad-tag/lint-ad-tag.js';
import { lintEmbed } from '../../lint/embed/lint-embed.js';
import { InputError } from '../cli-error.js';
import type { Command } from '../command.js';
import { fixModeOf, fixReports } from '../fix-input.js';
import type { Input } from '../input.js';
import { FINDING_OPTIONS, VIEWER_OPTIONS, type OptionTable } from '../options.js';
import { processInputs } from '../process-inputs.js';
import { looksLikeJson, readEmbeds } from '../read-embed.js';
import type { InputReport } from '../report.js';
import type { TextRange } from '../../text/text-edits.js';
import { contextOf, hasContext } from '../viewer-options.js';

const OPTIONS = {
  fix: { description: 'repair what can be repaired, and write the text' },
  write: { description: 'with --fix: write the repaired text into the files' },
  ...VIEWER_OPTIONS,
  ...FINDING_OPTIONS,
} as const satisfies OptionTable;

/** Lints one input; the context is undefined if the command line describes no viewer. */
type Linter = (
  input: Input,
  context: AdTagContext | undefined,
) => Promise<readonly InputReport[]> | readonly InputReport[];

const NO_DATA = { data: {}, lines: [] };

const lintEmbeds: Linter = (input, context) =>
  readEmbeds(input).map((place) => ({
    input,
    kind: 'embed',
    place,
    range: place.range,
    ...NO_DATA,
    // What a single ad object does not have may be in its embed.
    findings: lintEmbed(place.embed, context).filter(({ path }) => path.startsWith(place.omitted)),
  }));

/** The tags of a text; the text itself without its last line break if it has only one line. */
const tagRanges = (text: string, tags: readonly string[]): readonly TextRange[] => {
  const end = text.replace(/\r?\n$/, '').length;
  if (!text.trim().includes('\n')) return [{ start: 0, end }];
  let from = 0;
  return tags.flatMap((tag) => {
    const start = text.indexOf(tag, from);
    if (start === -1) return [];
    from = start + tag.length;
    return [{ start, end: from }];
  });
};

const lintTags = (
  input: Input,
  tags: readonly string[],
  context: AdTagContext | undefined,
): readonly InputReport[] =>
  tagRanges(input.text, tags).map((range) => ({
    input,
    kind: 'ad-tag',
    range,
    ...NO_DATA,
    findings: lintAdTag(input.text.slice(range.start, range.end), context),
  }));

const lintDocument = async (
  input: Input,
  kind: 'vast' | 'vmap' | 'response',
  context: AdTagContext | undefined,
): Promise<readonly InputReport[]> => {
  const { lintVast } = await import('../../lint/response/lint-vast.js');
  const pageUrl = context?.page?.url;
  const findings = lintVast(input.text, pageUrl === undefined ? {} : { pageUrl });
  return [{ input, kind, findings, ...NO_DATA }];
};

const refused = ({ name }: Input, { kind }: RecognizedInput): InputError =>
  new InputError(
    kind === 'unknown'
      ? `${name} is neither an embed nor an ad tag nor VAST: give one of them.`
      : `${name} is ${kind === 'har' ? 'a HAR file' : `the input "${kind}"`}, which has nothing to lint: use "media-embed inspect".`,
  );

/** Nothing is linted in an error code; what it means is the answer to the question behind it. */
const explainCode = async (
  input: Input,
  recognized: ErrorCodeInput,
): Promise<readonly InputReport[]> => {
  const { diagnose } = await import('../../diagnosis/diagnose.js');
  const { diagnosisReport } = await import('../diagnosis-report.js');
  return [await diagnosisReport(input, await diagnose(recognized))];
};

const lintInput: Linter = (input, context) => {
  const recognized = recognizeInput(input.text);
  switch (recognized.kind) {
    case 'ad-tag':
      return lintTags(input, recognized.tags, context);
    case 'vast':
    case 'vmap':
    case 'response':
      return lintDocument(input, recognized.kind, context);
    case 'embed':
      return lintEmbeds(input, context);
    case 'embed-code': {
      const { embed, kind } = recognized;
      if (embed === null) throw refused(input, recognized);
      return [{ input, kind, findings: lintEmbed(embed, context), ...NO_DATA }];
    }
    case 'error-code':
      return explainCode(input, recognized);
    default:
      if (recognized.kind === 'unknown' && looksLikeJson(input)) return lintEmbeds(input, context);
      throw refused(input, recognized);
  }
};

/** `media-embed lint`: what is wrong with embeds, ad tags and the responses of ad servers. */
export const LINT: Command<typeof OPTIONS> = {
  name: 'lint',
  usage: '[options] <input…>',
  description:
    'Checks embeds, ad tags and VAST or VMAP documents, whichever an input is. Without context options,\n' +
    'it assumes a typical viewer, so that only faults of the input are reported. Nothing is requested.',
  options: OPTIONS,
  takesErrorCodes: true,
  examples: [
    ['lint embeds/*.json --fail-on warning', 'check all embeds, in a build for example'],
    ["lint 'https://ads.example/vast?cb=[CACHEBUSTER]'", 'check an ad tag'],
    ['lint response.xml --format sarif > vast.sarif', 'check a response for code scanning'],
    ['lint festival.json --fix --write', 'repair a file'],
    ['lint tag.txt --fix', 'write the repaired ad tag'],
  ],
  run: (invocation) => {
    const { values, given, inputs, terminal } = invocation;
    const context = hasContext(given) ? contextOf(values, terminal) : undefined;
    const mode = fixModeOf(values, inputs);
    const lint = (input: Input) => lintInput(input, context);
    return processInputs(LINT, invocation, async (input) => {
      const reports = await lint(input);
      return mode === 'none' ? reports : fixReports(input, reports, mode, lint);
    });
  },
};
