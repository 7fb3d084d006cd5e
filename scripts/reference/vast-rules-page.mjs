/** The part of docs/lint-rules.md about responses of ad servers; generate-reference.mjs formats and saves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code, table } from './markdown.mjs';
import { root } from '../run.mjs';

const DESCRIPTIONS = join(root, 'docs/vast-lint-rules.json');

/** Markup and references of XML as code, so that Markdown does not read them. */
const withCode = (text) =>
  text.replace(/`[^`]*`|<[^>]+>|&\w+;/g, (part) => (part.startsWith('`') ? part : code(part)));

const block = (text) => `\`\`\`xml\n${text}\n\`\`\``;

const ruleSection = ({ name, severity, stage, remedy }, { what, why, trips, passes }) => [
  `### ${name}`,
  withCode(`${what} ${why}`),
  table(['Severity', 'Stage', 'Remedy'], [[severity, stage, withCode(remedy)]]),
  ...(trips === undefined ? [] : ['Reported:', block(trips.vast)]),
  ...(passes === undefined ? [] : ['Not reported:', block(passes.vast)]),
];

const chapter = (title, introduction, rules, descriptions) => [
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
  ...rules.flatMap((rule) => ruleSection(rule, descriptions[rule.name])),
];

/** A section for every rule of `lintVast` and `lintInspection`. */
export const vastRulesPage = (vastRules, inspectionRules) => {
  const descriptions = JSON.parse(readFileSync(DESCRIPTIONS, { encoding: 'utf8' }));
  return [
    ...chapter(
      'A response of an ad server',
      `\`lintVast\` knows ${vastRules.length} rules about VAST and VMAP documents. Findings have a line and a column. A repair replaces the whole text.`,
      vastRules,
      descriptions,
    ),
    ...chapter(
      'The requests of an inspection',
      `\`lintInspection\` knows these ${inspectionRules.length} rules about requests and wrappers, and applies those about documents to every response.`,
      inspectionRules,
      descriptions,
    ),
  ].join('\n\n');
};
