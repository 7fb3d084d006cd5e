import { diagnose } from '../../diagnosis/diagnose.js';
import type { DiagnoseOptions } from '../../diagnosis/diagnose-options.js';
import { recognizeInput } from '../../diagnosis/input/recognize-input.js';
import type { Command } from '../command.js';
import {
  DIAGNOSIS_OPTIONS,
  diagnoseOptionsOf,
  diagnosisOptionName,
  REDACTION_OPTION,
} from '../diagnosis-options.js';
import { diagnosisReport } from '../diagnosis-report.js';
import type { Input } from '../input.js';
import { FINDING_OPTIONS } from '../options.js';
import { processInputs } from '../process-inputs.js';
import { looksLikeJson, readEmbeds } from '../read-embed.js';
import type { InputReport } from '../report.js';

const inspectInput = async (
  input: Input,
  options: DiagnoseOptions,
): Promise<readonly InputReport[]> => {
  const recognized = recognizeInput(input.text);
  const { language = 'en' } = options;
  if (recognized.kind !== 'embed' || !looksLikeJson(input))
    return [await diagnosisReport(input, await diagnose(recognized, options), { language })];
  const reports: InputReport[] = [];
  for (const place of readEmbeds(input)) {
    const diagnosis = await diagnose({ kind: 'embed', embed: place.embed }, options);
    reports.push(await diagnosisReport(input, diagnosis, { language, place }));
  }
  return reports;
};

/** `media-embed inspect`: why there is no ad. */
export const INSPECT: Command = {
  name: 'inspect',
  usage: '[options] <input…>',
  description:
    'Requests ad tags, follows their wrappers, and says first why there is no ad, who has to act and what to do;\n' +
    'then what was requested and what a player would play. Of the media file only the head is requested, and no\n' +
    'tracker; no code of an ad is run.\n' +
    'An input is an ad tag, an embed, embed code, VAST, VMAP, a HAR file, a case file or an error code.',
  options: { ...DIAGNOSIS_OPTIONS, ...REDACTION_OPTION, ...FINDING_OPTIONS },
  takesErrorCodes: true,
  examples: [
    ["inspect 'https://ads.example/vast?cb=[CACHEBUSTING]'", 'why an ad tag has no ad'],
    [
      'inspect festival.json --page https://news.example/ --gdpr 1 --consent CQ…',
      'every ad of an embed, as a browser on that page would request it',
    ],
    ['inspect response.xml --format json', 'what a player does with a response'],
    ['inspect page.har --offline', 'what happened in a browser'],
    ['inspect 303', 'what an error code means'],
  ],
  run: async (invocation) => {
    const given = await diagnoseOptionsOf(invocation);
    const options = { ...given, fieldName: diagnosisOptionName };
    return processInputs(INSPECT, invocation, (input) => inspectInput(input, options));
  },
};
