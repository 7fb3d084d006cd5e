import type { LintFindingData } from '../../lint/lint-finding.js';
import type { ChainRequest } from '../evidence/evidence.js';

/** Elements without which no ad plays. */
const NEEDED = /^(?:VAST|Ad|InLine|Wrapper|VASTAdTagURI|Creatives?|Linear|MediaFiles?)$/;

/** The finding about such an element that players do not find, which is the cause of all else. */
export const misnamed = (findings: readonly LintFindingData[], { findingsPath }: ChainRequest) =>
  findings.find(
    ({ id, path, params }) =>
      id === 'vast-element-case' &&
      path === findingsPath &&
      NEEDED.test(String(params['expected'])),
  );
