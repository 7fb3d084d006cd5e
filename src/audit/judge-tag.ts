import { chainOfTag } from '../diagnosis/conclude-diagnosis.js';
import type { Evidence } from '../diagnosis/evidence/evidence.js';
import { redact } from '../diagnosis/case/redaction/redact.js';
import { hostOf } from '../diagnosis/evidence/url-host.js';
import { waterfallResult } from '../diagnosis/situations/choose-verdict.js';
import type { FoundVerdict } from '../diagnosis/verdict-parameters.js';
import { isOpenVerdict, type VerdictOwner } from '../diagnosis/verdict-owner.js';
import type { LintFindingData } from '../lint/lint-finding.js';
import { inspectionFindings } from '../lint/response/lint-inspection.js';
import type { Inspection } from '../vast/inspect/inspection.js';
import { addressInReports, type TagUnit } from './tag-units.js';
import type { AuditFault, PositionResult, TagResult, TagPosition } from './tag-result.js';

/** Parameters that name the host at fault, the one that counts first. */
const HOSTS =
  'mediaHost unreachableHost refusedHost blockedHost failedHost localHost lastHost host'.split(' ');

/** The name of a host is no secret, even if it looks like an address of a viewer. */
const hostsIn = (params: AuditFault['params']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    HOSTS.flatMap((name) => {
      const host = params[name];
      return typeof host === 'string' && host !== '' ? [[name, host] as const] : [];
    }),
  );

/** A verdict as a fault. Of ads that play, the fault is what they suffer from. */
export const verdictFault = (
  { id, params }: FoundVerdict,
  owner: VerdictOwner,
  at = '',
): AuditFault => {
  const hosts = hostsIn({ ...params });
  return {
    by: 'verdict',
    id,
    params: { ...redact<AuditFault['params']>({ ...params }), ...hosts },
    owner,
    severity: id === 'plays-with-fault' ? 'warning' : 'error',
    host: Object.values(hosts)[0] ?? '',
    ...(at !== '' && { at: addressInReports(at) }),
  };
};

/** The address at fault behind an ad tag: the media file of a verdict about one, or what the last wrapper leads to. */
const addressAtFault = (
  { params }: FoundVerdict,
  inspections: readonly (Inspection | null)[],
): string => {
  const [inspection] = inspections.filter((known) => known !== null);
  const files = inspection?.ads.flatMap(({ media }) => media) ?? [];
  const file = files.find(({ check }) => check !== undefined && check.result !== 'found');
  if ('mediaHost' in params && file !== undefined) return file.media.url;
  const last = inspection?.hops.at(-1);
  return last?.parent == null || !('lastHost' in params) ? '' : last.url;
};

/** The path of a finding about a response. */
const RESPONSE_PATH = /^\/tags\/(\d+)\/inspection(?:\/hops\/(\d+))?/;

/** A finding about a response counts beside an ad that plays; without one, the verdict says why. */
const responseFault = (
  { id, params, severity, path }: LintFindingData,
  inspections: readonly (Inspection | null)[],
): AuditFault => {
  const [, tag = 0, hop = 0] = RESPONSE_PATH.exec(path) ?? [];
  const { url = '', responseUrl = '' } = inspections[Number(tag)]?.hops[Number(hop)] ?? {};
  const owner = Number(hop) === 0 ? 'ad-server' : 'network';
  // One measurement says little about a server.
  const known = id === 'net-slow' ? 'info' : severity;
  const shown = { ...redact(params), ...hostsIn(params) };
  const host = hostOf(responseUrl || url);
  return { by: 'rule', id, params: shown, owner, severity: known, host };
};

/** The evidence about one ad object. */
const evidenceOf = (
  { view, tags, position }: TagUnit,
  inspections: readonly (Inspection | null)[],
): Evidence => {
  const findings = inspections.flatMap((inspection, index) =>
    inspection === null
      ? []
      : inspectionFindings(inspection).map((finding) => ({
          ...finding,
          path: `/tags/${index}/inspection${finding.path}`,
        })),
  );
  return {
    input: view.input,
    viewer: view.viewer,
    device: view.device,
    pageUrl: view.viewer.page?.url ?? null,
    embed: view.embed,
    chains: tags.map((tag, index) => ({
      ...chainOfTag(tag, inspections[index] ?? null, index),
      position,
    })),
    findings,
  };
};

const resultAt = (
  unit: TagUnit,
  position: TagPosition,
  inspections: readonly (Inspection | null)[],
): PositionResult => {
  const evidence = evidenceOf({ ...unit, position }, inspections);
  const result = waterfallResult(evidence.chains, evidence);
  if (result === null) return { state: 'none', faults: [] };
  const { isFault, isKnown, match } = result;
  const { verdict, owner } = match;
  const at = addressAtFault(verdict, inspections);
  const faults =
    owner === 'nobody' || isOpenVerdict(verdict) ? [] : [verdictFault(verdict, owner, at)];
  const isOpen = unit.tags.some(
    ({ expanded }, index) => expanded.url !== '' && inspections[index] == null,
  );
  // Ad servers may have an ad for a tag with a fault.
  if (isOpen || !isKnown)
    return { state: 'unknown', faults: faults.map((fault) => ({ ...fault, severity: 'warning' })) };
  if (isFault) return { state: 'none', faults };
  const ofResponses = evidence.findings.map((finding) => responseFault(finding, inspections));
  return { state: 'plays', faults: [...faults, ...ofResponses] };
};

const LINEAR: readonly TagPosition[] = ['preroll', 'midroll', 'postroll'];

/** What is known of a tag from its text alone. */
export const unsentResult = (unit: TagUnit): PositionResult =>
  resultAt(
    unit,
    unit.position,
    unit.tags.map(() => null),
  );

/** What its responses are for each kind of slot that a tag may stand in. */
export const tagResult = (
  unit: TagUnit,
  inspections: readonly (Inspection | null)[],
): TagResult => {
  const positions = unit.position === 'overlay' ? [unit.position] : LINEAR;
  return Object.fromEntries(
    positions.map((position) => [position, resultAt(unit, position, inspections)]),
  );
};
