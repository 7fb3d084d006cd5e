import type { Finding, FindingData } from './finding.js';
import type { WriteAnyMessage } from './messages/joined-messages.js';

export const englishFinding = (write: WriteAnyMessage, finding: FindingData): Finding => {
  const { id, params } = finding;
  return {
    ...finding,
    message: write(id, params) ?? id,
    remedy: write(`${id}.remedy`, params) ?? '',
  };
};
