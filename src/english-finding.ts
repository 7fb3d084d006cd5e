import type { Finding, FindingData } from './finding.js';
import { englishWriter } from './messages/english-writer.js';
import { messages } from './messages/generated/findings/en.js';

const write = /* @__PURE__ */ englishWriter(messages);

/** A finding of the core with its English texts. */
export const englishFinding = (finding: FindingData): Finding => {
  const { id, params } = finding;
  return {
    ...finding,
    message: write(id, params) ?? id,
    remedy: write(`${id}.remedy`, params) ?? '',
  };
};
