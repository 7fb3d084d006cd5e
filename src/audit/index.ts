/** Checks every embed of an account, a folder or a site. For Node. */
export { accountSource, type AccountOptions } from './account-source.js';
export {
  AuditFileError,
  readAcceptedFindings,
  readAuditRules,
  type AcceptedFinding,
  type AuditRequirement,
  type AuditRule,
  type AuditRules,
  type AuditWhere,
  type FileFinding,
} from './audit-files.js';
export { customSeverity } from './apply-rules.js';
export { audit, surveyAudit, type AuditSurvey } from './audit.js';
export type * from './audit-options.js';
export {
  auditObject,
  type AuditedKind,
  type AuditObject,
  type AuditSource,
  type ObjectOrigin,
} from './audit-source.js';
export { AuditCauses, knownCauses } from './causes.js';
export type * from './causes.js';
export type { AuditedObject } from './object-problems.js';
export {
  listedAddresses,
  pageSource,
  shownAddress,
  type PageSourceOptions,
} from './page-source.js';
export { planFix, type IsRepaired, type PatchOperation, type PlannedFix } from './plan-fixes.js';
export type * from './tag-result.js';
export { TagResults } from './tag-results.js';
export type { FindingSlot } from '../lint/lint-finding.js';
export type { FetchOptions } from '../vast/inspect/inspect-options.js';
