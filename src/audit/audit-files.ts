import * as z from 'zod';
import { nearest } from '../text/edit-distance.js';
import { messages as adFindings } from '../messages/generated/ad-findings/en.js';
import { messages as embedFindings } from '../messages/generated/embed-findings/en.js';
import { messages as expansionFindings } from '../messages/generated/expansion-findings/en.js';
import { messages as lint } from '../messages/generated/lint/en.js';
import { messages as responseLint } from '../messages/generated/response-lint/en.js';
import { messages as verdicts } from '../messages/generated/verdicts/en.js';
import { valueAt } from '../text/json-pointer.js';
import type { AcceptedFinding, AuditRules } from './custom-rules.js';

const CATALOGUES = [verdicts, lint, embedFindings, adFindings, expansionFindings, responseLint];

/** Verdicts have a next step, and rules a remedy. */
const IDS = CATALOGUES.flatMap((catalogue) => Object.keys(catalogue)).flatMap(
  (id) => /^(.+)\.(?:next-step|remedy)$/.exec(id)?.[1] ?? [],
);

const TEXT = z.string().min(1).max(500);
const PATTERN = z.string().min(1).max(200);

const Where = z
  .strictObject({
    category: PATTERN.describe('Name of a category with those of its parents: `News / *`.'),
    title: PATTERN.describe('Title of the object.'),
    label: PATTERN.describe('Label of the object or of one of its bulks.'),
  })
  .partial()
  .describe('Only objects that all of these match; `*` stands for any characters. Default: all.');

const Severity = z.enum(['error', 'warning', 'info']);

const Rule = z.strictObject({
  id: z.enum([...new Set(IDS)]).describe('A verdict or a rule.'),
  severity: z.enum([...Severity.options, 'off']),
  where: Where.optional(),
});

const CHECKS = {
  parameter: TEXT.describe('Each ad tag must have this parameter.'),
  hosts: z.array(PATTERN).min(1).describe('Ad tags may lead only to these hosts: `*.ads.example`.'),
  slot: z
    .enum(['preroll', 'midroll', 'postroll', 'overlayInitial', 'overlayMain'])
    .describe('The slot must have an ad on desktop and on mobile.'),
  title: PATTERN.describe('The title must match this pattern.'),
  maxAds: z.int().min(0).describe('An embed may have so many ads on one device.'),
  macros: z.array(TEXT).min(1).describe('Each ad tag must have these macros: `GDPRCONSENT`.'),
};

const Requirement = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,60}$/),
    sentence: TEXT.describe('What is wrong.'),
    remedy: TEXT.default('').describe('What to do.'),
    severity: Severity.default('warning'),
    where: Where.optional(),
    ...z.object(CHECKS).partial().shape,
  })
  .refine((fields) => Object.keys(CHECKS).some((name) => name in fields), {
    error: `must have one of ${Object.keys(CHECKS).join(', ')}`,
  });

/** Custom rules, which `docs/audit-rules.schema.json` describes too. */
export const AuditRulesSchema = z.strictObject({
  $schema: z.string().optional(),
  rules: z.array(Rule).default([]).describe('The last one that matches counts.'),
  requirements: z.array(Requirement).default([]),
});

const AcceptedSchema = z.array(
  z.strictObject({
    id: TEXT.describe('A verdict or a rule.'),
    reason: TEXT,
    owner: TEXT,
    host: TEXT.optional().describe('Only of this host. Default: of all.'),
    object: TEXT.optional().describe('Only of the object with this id. Default: of all.'),
    until: z.iso.date('must be the last day on which it is accepted, YYYY-MM-DD').optional(),
  }),
);

/** What is wrong in a file of settings. */
export interface FileFinding {
  /** JSON Pointer. */
  readonly path: string;
  readonly message: string;
}

/** A file of settings has mistakes. The message names the first of them. */
export class AuditFileError extends Error {
  override readonly name = 'AuditFileError';
  readonly findings: readonly FileFinding[];

  constructor(findings: readonly FileFinding[]) {
    super(findings.map(({ path, message }) => `${path || 'the file'} ${message}`)[0]);
    this.findings = findings;
  }
}

const FIELDS = [AuditRulesSchema, Rule, Requirement, Where, AcceptedSchema.element].flatMap(
  ({ shape }) => Object.keys(shape),
);

const MAX_DISTANCE = 4;

const suggestion = (text: unknown, candidates: readonly string[]): string => {
  const nearestName = nearest(String(text).slice(0, 60), candidates, MAX_DISTANCE);
  return nearestName === undefined ? '' : `: did you mean "${nearestName}"?`;
};

const findingsOf = (json: unknown, issue: z.core.$ZodIssue): readonly FileFinding[] => {
  const path = issue.path.map((part) => `/${String(part)}`).join('');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      return { path: `${path}/${key}`, message: `is not known${suggestion(key, FIELDS)}` };
    });
  if (issue.code === 'invalid_type' && valueAt(json, path) === undefined)
    return [{ path, message: `is missing: it must be ${issue.expected}` }];
  if (issue.code !== 'invalid_value') return [{ path, message: issue.message }];
  const values = issue.values.map(String);
  const names = values.length < 10 ? `must be one of ${values.join(', ')}` : 'is not known';
  return [{ path, message: `${names}${suggestion(valueAt(json, path), values)}` }];
};

const read = <Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> => {
  const { data, error } = schema.safeParse(json);
  if (error === undefined) return data;
  throw new AuditFileError(error.issues.flatMap((issue) => findingsOf(json, issue)));
};

/** Reads custom rules from JSON. Throws an `AuditFileError`. */
export const readAuditRules = (json: unknown): AuditRules => read(AuditRulesSchema, json);

/**
 * Reads a list of accepted findings from JSON. Each is about a verdict, a rule or a requirement of these custom rules.
 * Throws an `AuditFileError`.
 */
export const readAcceptedFindings = (
  json: unknown,
  { requirements }: Pick<AuditRules, 'requirements'> = { requirements: [] },
): readonly AcceptedFinding[] => {
  const accepted = read(AcceptedSchema, json);
  const ids = [...IDS, ...requirements.map(({ id }) => id)];
  const findings = accepted.flatMap(({ id }, index) =>
    ids.includes(id)
      ? []
      : [{ path: `/${index}/id`, message: `is not known${suggestion(id, ids)}` }],
  );
  if (findings.length > 0) throw new AuditFileError(findings);
  return accepted;
};
