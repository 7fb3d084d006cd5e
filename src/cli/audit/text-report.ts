import type { CountedAddress } from '../../audit/index.js';
import type { Severity } from '../../finding.js';
import type { Color, Line } from '../colors.js';
import type { AuditReport, ReportedCause } from './audit-report.js';

const COLORS: Readonly<Record<Severity, Color>> = { error: 'red', warning: 'yellow', info: 'cyan' };

/** Causes that are written in full: the worst. */
const MAX_CAUSES = 40;

/** Objects and addresses that are named as examples. */
const MAX_EXAMPLES = 3;

/** Causes that are gone, by name. */
const MAX_GONE = 10;

export const dayOf = (time: string): string => time.slice(0, 'YYYY-MM-DD'.length);

/** How far a cause reaches: `214 embeds, 214 slots, 3 ad tags, desktop, phone, since 2026-11-25, still there`. */
export const reachText = (
  { objects, slots, tags, devices, since, status, reach, ...cause }: ReportedCause,
  { text, startedAt }: AuditReport,
): string => {
  const kind = reach.length === objects.embed ? 'embed' : 'object';
  const [newOnes, flapping] = [cause.newObjects.length, cause.flappingObjects.length];
  return [
    text('reach-objects', { count: reach.length, kind }),
    slots === 0 ? '' : text('reach-slots', { count: slots }),
    tags === 0 ? '' : text('reach-tags', { count: tags }),
    ...devices.map((device) => text('device', { device })),
    since === startedAt ? '' : text('since', { date: dayOf(since) }),
    status === null ? '' : text('status-name', { status }),
    status === 'new' || newOnes === 0 ? '' : text('new-objects', { count: newOnes }),
    flapping === 0 ? '' : text('flapping-objects', { count: flapping }),
  ]
    .filter((part) => part !== '')
    .join(', ');
};

const stateSentences = ({ states, unresolvedTags, text }: AuditReport): readonly string[] => [
  states.both.none === 0 ? '' : text('earns-nothing', { count: states.both.none }),
  ...(['desktop', 'mobile'] as const).map((device) => {
    const count = states[device].none;
    return count === 0 ? '' : text('device-without-ad', { count, device });
  }),
  unresolvedTags === 0 ? '' : text('no-names', { count: unresolvedTags }),
  states.both.unknown === 0 ? '' : text('not-requested', { count: states.both.unknown }),
];

const acceptedSentences = ({ accepted, text }: AuditReport): readonly string[] =>
  accepted.map(({ entry: { id, owner, reason, until = '' }, isExpired, objects: count }) =>
    isExpired
      ? text('acceptance-over', { id, owner, until })
      : text('accepted', { id, owner, reason, count }),
  );

const comparedSentences = ({ causes, gone, text }: AuditReport): readonly string[] => {
  const count = (wanted: string): number => causes.filter(({ status }) => status === wanted).length;
  const counts = { new: count('new'), known: count('known'), flapping: count('flapping') };
  if (counts.new + counts.known + counts.flapping + gone.length === 0) return [];
  const names = `${gone.slice(0, MAX_GONE).join('; ')}${gone.length > MAX_GONE ? '; …' : ''}`;
  return [
    text('compared', { ...counts, gone: gone.length }),
    gone.length === 0 ? '' : text('gone', { names }),
  ];
};

/** What was checked, what became of the ads, what is new and gone, and what is accepted. */
export const summarySentences = (report: AuditReport): readonly string[] => {
  const { text, objects, causes } = report;
  const { embed: embeds, template: templates, bulk: bulks } = objects;
  return [
    text('checked', { embeds, templates, bulks }),
    ...stateSentences(report),
    causes.length === 0 && report.unresolvedTags === 0 ? text('nothing-found') : '',
    ...comparedSentences(report),
    ...acceptedSentences(report),
  ].filter((sentence) => sentence !== '');
};

/** The ad tags of a cause and the addresses at fault, each list with its name. */
export const addressLists = (
  { addresses, faultAddresses }: ReportedCause,
  { text }: AuditReport,
): readonly (readonly [name: string, addresses: readonly CountedAddress[]])[] =>
  [
    [text('tag-addresses', { count: addresses.length }), addresses] as const,
    [text('addresses-at-fault', { count: faultAddresses.length }), faultAddresses] as const,
  ].filter(([, listed]) => listed.length > 0);

const addressLines = (cause: ReportedCause, report: AuditReport): readonly Line[] =>
  addressLists(cause, report).flatMap(([name, addresses]) => [
    [`  ${name}:`],
    ...addresses.slice(0, MAX_EXAMPLES).map(({ address, objects }) => {
      const count = addresses.length === 1 ? '' : ` (${objects})`;
      return [`    ${address}${count}`];
    }),
    ...(addresses.length > MAX_EXAMPLES ? [['    …']] : []),
  ]);

const causeLines = (cause: ReportedCause, report: AuditReport): readonly Line[] => {
  const { text } = report;
  const { severity, id, ownerName, sentence, nextStep, hasRepair, reach } = cause;
  const examples = reach.slice(0, MAX_EXAMPLES).map(({ object }) => object);
  const more = reach.length > MAX_EXAMPLES ? ', …' : '';
  return [
    [],
    [[COLORS[severity], text('severity-name', { severity })], `  ${ownerName}  `, ['dim', id]],
    [`  ${sentence}`],
    ...(nextStep === '' ? [] : [[`  ${nextStep}`]]),
    ...(hasRepair ? [[`  ${text('repairable')}`]] : []),
    ...addressLines(cause, report),
    [['dim', `  ${reachText(cause, report)}: ${examples.join(', ')}${more}`]],
  ];
};

/** The report for a terminal, the worst causes first. */
export const auditLines = (report: AuditReport): readonly Line[] => {
  const { causes, text } = report;
  const shown = causes.slice(0, MAX_CAUSES);
  const counts = { shown: shown.length, all: causes.length };
  return [
    ...summarySentences(report).map((sentence, at) =>
      at === 0 ? [['bold', sentence] as const] : [sentence],
    ),
    ...shown.flatMap((cause) => causeLines(cause, report)),
    ...(counts.all > counts.shown ? [[], [text('shown-causes', counts)]] : []),
  ];
};
