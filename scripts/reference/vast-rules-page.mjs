/** The part of docs/lint-rules.md about responses of ad servers; generate-reference.mjs formats and saves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code, facts, table } from './markdown.mjs';
import { root } from '../run.mjs';

const DESCRIPTIONS = join(root, 'docs/vast-lint-rules.json');

/** Markup and references of XML as code, so that Markdown does not read them. */
const withCode = (text) =>
  text.replace(/`[^`]*`|<[^>]+>|&\w+;/g, (part) => (part.startsWith('`') ? part : code(part)));

const block = (text) => `\`\`\`xml\n${text}\n\`\`\``;

const ruleSection = ({ name, severity, stage }, remedy, { what, why, trips, passes }) => [
  `### ${name}`,
  withCode(`${what} ${why}`),
  facts({ Severity: severity, Stage: stage, Remedy: withCode(remedy) }),
  ...(trips === undefined ? [] : ['Reported:', block(trips.vast)]),
  ...(passes === undefined ? [] : ['Not reported:', block(passes.vast)]),
];

const chapter = (title, introduction, rules, remedyOf, descriptions) => [
  `## ${title}`,
  introduction,
  table(
    ['Rule', 'Severity', 'What'],
    rules.map(({ name, severity }) => [
      `[${code(name)}](#${name})`,
      severity,
      withCode(descriptions[name].what),
    ]),
  ),
  ...rules.flatMap((rule) => ruleSection(rule, remedyOf(rule.name), descriptions[rule.name])),
];

/** What `lintVast` reports of a rule with more findings than it lists. */
const MORE_FINDINGS = { name: 'more-findings', severity: 'info', stage: 'that of the rule' };

/** A section for every rule of `lintVast` and `lintInspection`. `remedyOf` is the remedy of a rule by its name. */
export const vastRulesPage = (vastRules, inspectionRules, remedyOf) => {
  const descriptions = JSON.parse(readFileSync(DESCRIPTIONS, { encoding: 'utf8' }));
  return [
    ...chapter(
      'A response of an ad server',
      `\`lintVast\` knows ${vastRules.length} rules about VAST and VMAP documents. Findings have a line and a column. A repair replaces the whole text. At most 100 findings of each rule are listed.`,
      [...vastRules, MORE_FINDINGS],
      remedyOf,
      descriptions,
    ),
    ...chapter(
      'The requests of an inspection',
      `\`lintInspection\` knows these ${inspectionRules.length} rules about requests and wrappers, and applies those about documents to every response.`,
      inspectionRules,
      remedyOf,
      descriptions,
    ),
  ].join('\n\n');
};
