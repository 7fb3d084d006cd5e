import type { PageTexts } from '../page-language/name-site.js';
import type { ExampleId } from './examples.js';

/** All sentences and labels of the page in one language. */
export interface AdOpsTexts extends PageTexts {
  readonly embed: string;
  readonly chooseEmbed: string;
  readonly noEmbeds: string;
  /** Name of the group of examples. */
  readonly examplesLabel: string;
  readonly moreExamples: (count: number) => string;
  readonly examples: Readonly<Record<ExampleId, string>>;
}
