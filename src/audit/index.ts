/** Checks every embed of an account, a folder or a site. For Node. */
export { accountSource } from './account-source.js';
export type * from './account-source.js';
export {
  AuditFileError,
  readAcceptedFindings,
  readAuditRules,
  type FileFinding,
} from './audit-files.js';
export type * from './custom-rules.js';
export { customSeverity } from './apply-rules.js';
export { audit, surveyAudit } from './audit.js';
export type * from './audit.js';
export type * from './audit-options.js';
export { auditObject } from './audit-source.js';
export type * from './audit-source.js';
export { AuditCauses } from './causes.js';
export type * from './causes.js';
export type { CauseStatus, KnownCause, KnownCauses } from './known-causes.js';
export type { AuditedObject } from './object-problems.js';
export { listedAddresses, pageSource, shownAddress } from './page-source.js';
export type * from './page-source.js';
export { planFix } from './plan-fixes.js';
export type * from './plan-fixes.js';
export type * from './tag-result.js';
export { TagResults } from './tag-results.js';
export type { FindingSlot } from '../lint/lint-finding.js';
export type { FetchOptions } from '../vast/inspect/inspect-options.js';
