import { diagnose } from '../../diagnosis/diagnose.js';
import { readHar } from '../../diagnosis/input/har.js';
import { InputError, UsageError } from '../cli-error.js';
import type { Command, CommandInvocation } from '../command.js';
import { DIAGNOSIS_OPTIONS, diagnosisOptionName, REDACTION_OPTION } from '../diagnosis-options.js';
import { diagnosisReport } from '../diagnosis-report.js';
import type { Input } from '../input.js';
import { FINDING_OPTIONS, type OptionTable } from '../options.js';
import { OUTPUT_OPTION, writeOutput } from '../output-file.js';
import { processInputs } from '../process-inputs.js';
import { recordPage } from '../record/record-page.js';
import type { InputReport } from '../report.js';

const OPTIONS = {
  timeout: {
    ...DIAGNOSIS_OPTIONS.timeout,
    default: '15000',
    description: 'how long the page is recorded',
  },
  click: {
    value: '<selector>',
    description: 'CSS selector of what is clicked to play; default: the page plays by itself',
  },
  mobile: { description: 'open the page as a telephone' },
  browser: {
    value: '<path>',
    description: 'executable of Chromium or Chrome; default: CHROMIUM_PATH, else the installed one',
  },
  'allow-private': { description: 'also let the page request what leads into private networks' },
  language: DIAGNOSIS_OPTIONS.language,
  output: { ...OUTPUT_OPTION.output, description: 'HAR file to write' },
  ...REDACTION_OPTION,
  ...FINDING_OPTIONS,
} as const satisfies OptionTable;

const NOTICE = 'Opening the page. Its ad requests count as those of a viewer.\n';

const recordInput = async (
  { name: url, from }: Input,
  { values, terminal, version }: CommandInvocation<typeof OPTIONS>,
): Promise<readonly InputReport[]> => {
  if (from !== 'argument' || !/^https?:/i.test(url) || !URL.canParse(url))
    throw new InputError(`${url} is not the address of a page: give one that starts with https://`);
  terminal.stderr.write(NOTICE);
  const { browser, click, mobile, language, output } = values;
  const har = await recordPage(url, {
    durationMs: values.timeout,
    browser: browser ?? terminal.env['CHROMIUM_PATH'],
    path: terminal.env['PATH'] ?? '',
    click,
    isMobile: mobile,
    allowPrivate: values['allow-private'],
    version,
  });
  const diagnosis = await diagnose(readHar(har), {
    language,
    fieldName: diagnosisOptionName,
  });
  if (output !== undefined)
    await writeOutput(
      output,
      `${JSON.stringify(har, null, 2)}\n`,
      diagnosis.verdict.sentence,
      terminal,
    );
  return [await diagnosisReport({ name: url, from, text: url }, diagnosis, { language })];
};

/** `media-embed record`: why a page shows no ad. */
export const RECORD: Command<typeof OPTIONS> = {
  name: 'record',
  usage: '[options] <url>',
  description:
    'Opens a page in an installed Chromium without a window, records its ad requests, and says why there is no ad.\n' +
    'The requests count as those of a viewer. It needs the package playwright-core.',
  options: OPTIONS,
  examples: [
    ['record https://news.example/story', 'why a page that plays by itself has no ad'],
    [
      "record https://news.example/story --click '.play' --mobile",
      'the same page on a telephone, which plays at a click',
    ],
    ['record https://news.example/story -o story.har', 'keep the requests for a colleague'],
  ],
  run: (invocation) => {
    if (invocation.inputs.length > 1 && invocation.given.has('output'))
      throw new UsageError('record writes one file: give one page.');
    return processInputs(RECORD, invocation, (input) => recordInput(input, invocation));
  },
};
