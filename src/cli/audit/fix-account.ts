import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  type AuditObject,
  customSeverity,
  type IsRepaired,
  type PatchOperation,
  planFix,
  type PlannedFix,
} from '../../audit/index.js';
import type { Client } from '../../api/index.js';
import { redact } from '../../diagnosis/case/redaction/redact.js';
import { visibleLine } from '../../text/control-characters.js';
import { parseJsonLines } from '../../text/json.js';
import { valueAt } from '../../text/json-pointer.js';
import { InputError, UsageError } from '../cli-error.js';
import { EXIT_CODES, type ExitCode } from '../exit-code.js';
import { asCommandError, auditInputs, clientOf } from './audit-inputs.js';
import { acceptedEntries, type AuditInvocation, optionsOf } from './audit-options.js';
import { isConfirmed } from './audit-progress.js';

/** Fields of ad tags, which are objects of their own: of all others, the interface shows no update. */
const WRITABLE =
  /^(\/(?:mobile_)?(?:preroll|midroll|postroll|overlay_initial|overlay_main)(?:\/\d+)?)\/(source_url|replace_rules)$/;

type Change = readonly [test: PatchOperation, change: PatchOperation];

const changesOf = ({ patch }: PlannedFix): readonly Change[] =>
  patch.flatMap((test, index) => {
    const change = patch[index + 1];
    return test.op === 'test' && change !== undefined ? [[test, change] as const] : [];
  });

const isWritable = ([, { op, path }]: Change): boolean => op === 'replace' && WRITABLE.test(path);

/** Distinct changes of the same rules that are shown. */
const MAX_SHOWN = 20;

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The changes of a plan without secrets, by the rules that make them; the same change of several embeds once. */
const planLines = (plan: readonly PlannedFix[]): readonly string[] => {
  const groups = new Map<string, Map<string, Set<string>>>();
  for (const fix of plan)
    for (const change of changesOf(fix)) {
      const [{ path, value: before }, { value: after, rules = [] }] = change;
      const who = isWritable(change) ? '' : ', by a person: the interface cannot write this field';
      const name = path.slice(path.lastIndexOf('/') + 1);
      const shown = [before, after].map((value) => JSON.stringify(redact({ value }).value));
      const title = `${rules.join(', ') || 'Change'}: ${name}${who}`;
      const group = groups.get(title) ?? new Map<string, Set<string>>();
      const lines = `  - ${shown[0] ?? ''}\n  + ${shown[1] ?? ''}`;
      groups.set(title, group.set(lines, (group.get(lines) ?? new Set()).add(fix.embed)));
    }
  return [...groups].flatMap(([title, group]) => {
    const changes = [...group].sort(([, a], [, b]) => b.size - a.size);
    const embeds = new Set(changes.flatMap(([, ids]) => [...ids]));
    return [
      `${title} (${counted(embeds.size, 'embed')})`,
      ...changes
        .slice(0, MAX_SHOWN)
        .flatMap(([lines, ids]) => `${lines}  (${counted(ids.size, 'embed')})`.split('\n')),
      ...(changes.length > MAX_SHOWN
        ? [`  … ${counted(changes.length - MAX_SHOWN, 'more change')}`]
        : []),
    ];
  });
};

/** What `--page`, `--rules` and `--accept` leave out of the repairs of an object. */
const isRepairedBy = async (
  invocation: AuditInvocation,
): Promise<(object: AuditObject) => IsRepaired> => {
  const { viewer, rules = { rules: [], requirements: [] } } = await optionsOf(invocation, {});
  const accepted = await acceptedEntries(invocation, rules);
  const isHttpPage = /^http:/i.test(viewer?.page?.url ?? '');
  return (object) => (rule) =>
    !(isHttpPage && rule === 'tag-http-on-https') &&
    customSeverity(rule, object, rules) !== 'off' &&
    !accepted.some((entry) => entry.id === rule && [undefined, object.id].includes(entry.object));
};

/** An embed as it is received, also one that is not as the interface describes it. */
const readEmbed = async ({ v2 }: Client, id: string): Promise<unknown> => {
  let invalid: unknown = null;
  const onInvalid = (_: unknown, received: unknown): void => {
    invalid = received;
  };
  const embed = await v2.embeds.get(id, { onInvalid });
  return invalid ?? embed;
};

/** Makes one change and reads it back. Resolves with why it was not made, or null. */
const write = async (
  client: Client,
  fix: PlannedFix,
  change: Change,
  record: (undo: PlannedFix) => void,
): Promise<string | null> => {
  const [{ path, value: before }, { value: after }] = change;
  if (!isWritable(change)) return 'has to be changed by a person';
  const [, parent = '', field = ''] = WRITABLE.exec(path) ?? [];
  const embed = await readEmbed(client, fix.embed);
  // An ad tag of several embeds is changed with the first of them.
  if (isDeepStrictEqual(valueAt(embed, path), after)) return null;
  const id = valueAt(embed, `${parent}/id`);
  if (typeof id !== 'string' || !isDeepStrictEqual(valueAt(embed, path), before))
    return 'has another value than in the plan';
  const test = { op: 'test', path, value: after } as const;
  record({ ...fix, patch: [test, { op: 'replace', path, value: before }] });
  await client.v2.addArts.update(id, { [field]: after });
  const written = valueAt(await readEmbed(client, fix.embed), path);
  return isDeepStrictEqual(written, after) ? null : 'was written, and is read with another value';
};

const readPlan = (file: string): readonly PlannedFix[] => {
  const fixes = parseJsonLines(readFileSync(file, 'utf8'));
  if (fixes.every(({ embed, patch }) => typeof embed === 'string' && Array.isArray(patch)))
    return fixes as unknown as readonly PlannedFix[];
  throw new InputError(`${file} is not a plan that audit fix writes.`);
};

/** A new file: an older one may be the only record of what was changed. */
const createFile = (path: string): void => {
  try {
    writeFileSync(path, '', { flag: 'wx' });
  } catch {
    throw new InputError(`${path} is there already, or cannot be written: name a new file.`);
  }
};

const makeChanges = async (
  client: Client,
  plan: readonly PlannedFix[],
  record: (undo: PlannedFix) => void,
  print: (line: string) => void,
): Promise<ExitCode> => {
  let code: ExitCode = EXIT_CODES.ok;
  for (const fix of plan)
    for (const change of changesOf(fix)) {
      const fault = await write(client, fix, change, record).catch((error: unknown) => {
        throw asCommandError(error);
      });
      if (fault === null) continue;
      print(`embed ${fix.embed}${change[1].path} ${fault}`);
      code = EXIT_CODES.findings;
    }
  return code;
};

/**
 * `audit fix -o PLAN` writes the repairs of an account, one embed on each line; `audit fix PLAN -o UNDO` makes them after
 * a question, and writes the plan that undoes them, each line before its change.
 */
export const fixAccount = async (invocation: AuditInvocation): Promise<ExitCode> => {
  const { inputs, values, terminal } = invocation;
  const [, file] = inputs;
  const { url, output } = values;
  if (url === undefined || output === undefined)
    throw new UsageError('audit fix needs --url, and --output for what it writes.');
  const print = (line: string): unknown => terminal.stdout.write(`${visibleLine(line)}\n`);
  const record = (fix: PlannedFix): void => appendFileSync(output, `${JSON.stringify(fix)}\n`);
  if (file === undefined) {
    const { source } = await auditInputs({ ...invocation, inputs: [] }, {});
    const isRepaired = await isRepairedBy(invocation);
    createFile(output);
    const fixes: PlannedFix[] = [];
    for await (const object of source.objects(new AbortController().signal)) {
      const fix = object.kind === 'embed' ? planFix(object, isRepaired(object)) : null;
      if (fix === null) continue;
      record(fix);
      fixes.push(fix);
    }
    planLines(fixes).forEach(print);
    const changes = counted(fixes.flatMap(changesOf).length, 'change');
    print(
      fixes.length === 0
        ? 'There is nothing to repair.'
        : `${output} has ${changes} of ${counted(fixes.length, 'embed')}. Remove the lines that you do not want, and make the others by: media-embed audit fix ${output} --url ${url} -o undo.ndjson`,
    );
    return EXIT_CODES.ok;
  }
  const plan = readPlan(file);
  planLines(plan).forEach(print);
  if (!values.yes && !(await isConfirmed(terminal, 'Make these changes?'))) return EXIT_CODES.ok;
  createFile(output);
  return makeChanges(await clientOf(url, invocation), plan, record, print);
};
