/** Writes docs/lint-rules.md as text; generate-reference.mjs formats and saves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code, codeBlock, facts, table } from './markdown.mjs';
import { root } from '../run.mjs';

const EXAMPLES = join(root, 'docs/lint-rules.json');

/** Chapters in the order of the rules, each with the stage and the beginning of its names. */
const CHAPTERS = [
  ['The text of `source_url` and its replace rules', 'sourceRules'],
  ['One ad tag', 'tagRules'],
  ['The embed and its slots', 'embedRules'],
];

const MAX_SHOWN_LENGTH = 300;

const shortened = (text) =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;

/** Invisible characters as their escapes. */
const visible = (text) =>
  text
    .replace(/[^\x20-\x7e]/g, (character) => JSON.stringify(`${character}`).slice(1, -1))
    .replace(
      /[\u0080-\uffff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

/** A sentence without emphasis: `__page-url__` and `/*` are read as they are. */
const withoutEmphasis = (text) => text.replace(/\*|__/g, (sign) => sign.replace(/./g, '\\$&'));

const json = (value) => codeBlock('json', JSON.stringify(value, null, 2));

/** An input of `lintAdTag` or `lintEmbed`. */
const example = (input) => {
  if ('tag' in input) {
    const context = input.context === undefined ? [] : ['in the context', json(input.context)];
    return [codeBlock('text', shortened(visible(input.tag))), ...context];
  }
  const options = input.options === undefined ? [] : ['with the options', json(input.options)];
  return [json(input.embed), ...options];
};

const ruleSection = ({ name, severity, stage }, { what, why, trips, passes }, lint) => {
  const finding = lint(trips).find(({ id }) => id === name);
  const repair = finding.repair === null ? 'none' : withoutEmphasis(finding.repair.label);
  return [
    `### ${name}`,
    `${what} ${why}`,
    facts({
      Severity: severity,
      Stage: stage,
      Remedy: withoutEmphasis(finding.remedy),
      'Repair of the example': repair,
    }),
    'Reported:',
    ...example(trips),
    `> ${withoutEmphasis(finding.message)}`,
    'Not reported:',
    ...example(passes),
  ];
};

/** The lint functions for an input of docs/lint-rules.json. `options.streamUrl` is what the function returns. */
const linter =
  ({ lintAdTag, lintEmbed }) =>
  (input) => {
    if ('tag' in input) return lintAdTag(input.tag, input.context);
    const { streamUrl, ...options } = input.options ?? {};
    return lintEmbed(input.embed, input.viewer, {
      ...options,
      ...(streamUrl === undefined ? {} : { streamUrl: () => streamUrl }),
    });
  };

/** docs/lint-rules.md: a section for every rule, with the examples that are also its tests. */
export const lintRulesPage = (core, rules) => {
  const documentation = JSON.parse(readFileSync(EXAMPLES, { encoding: 'utf8' }));
  const lint = linter(core);
  const count = CHAPTERS.flatMap(([, chapter]) => rules[chapter]).length;
  return [
    '# Lint rules',
    '<!-- Written by "npm run docs" from the rules in src/lint and from docs/lint-rules.json. -->',
    `\`lintEmbed\` and \`lintAdTag\` know ${count} rules. The name of a rule is the \`id\` of its findings and does not change. An \`error\` means that something will not work as intended, a \`warning\` that it costs ads or money, an \`info\` that it is good to know. The stage is what a rule looks at: the embed, the tag as a template, or the expanded request. A repair is a JSON Patch; \`applyRepair\` applies it. It removes its finding and adds none.`,
    'Without a viewer, linting assumes a usual one: a page with https, a player with a size, a clock, and a consent platform that has answered. So only faults of the embed and its tags are reported.',
    ...CHAPTERS.flatMap(([title, chapter]) => [
      `## ${title}`,
      table(
        ['Rule', 'Severity', 'What'],
        rules[chapter].map(({ name, severity }) => [
          `[${code(name)}](#${name})`,
          severity,
          documentation[name].what,
        ]),
      ),
      ...rules[chapter].flatMap((rule) => ruleSection(rule, documentation[rule.name], lint)),
    ]),
  ].join('\n\n');
};
