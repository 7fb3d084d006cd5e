import { codes } from './en-codes.js';
import { verdicts } from './en-verdicts.js';
import type { VerdictTexts } from './language-texts.js';

export const texts: VerdictTexts = {
  language: 'en',
  verdicts,
  codes,
  toHost: (host) => ` to ${host}`,
  owners: {
    publisher: 'Publisher',
    'ad-server': 'Ad server',
    network: 'Ad network',
    browser: 'Browser',
    consent: 'Consent of the viewer',
    nobody: 'Nobody',
    unknown: 'Not known',
  },
  notRequested: 'No request was sent; this verdict is from the text alone.',
  assumed: ({ pageHost: h, gdprApplies, hasConsentString }) => {
    const page = h === null ? 'the page is not known' : `the page is on ${h}`;
    const gdpr =
      gdprApplies === null
        ? 'it is not known whether the GDPR applies'
        : gdprApplies
          ? 'the GDPR applies'
          : 'the GDPR does not apply';
    const string = hasConsentString ? 'there is a consent string' : 'there is no consent string';
    return `Assumed: ${page}; ${gdpr}; ${string}.`;
  },
  aboutTag: (tag, count) => `The text has ${count} ad tags; this verdict is about tag ${tag}.`,
  finding: () => null,
  report: {
    title: 'Ad case',
    owner: 'Owner',
    nextStep: 'Next step',
    viewer: 'Viewer',
    tags: 'Ad tags',
    expandedTo: 'Requested URL',
    placeholders: 'Placeholders',
    requests: 'Requests',
    responses: 'Responses',
    findings: 'Findings',
    input: 'Input',
    none: 'None',
    field: 'Field',
    value: 'Value',
    status: 'Status',
    time: 'Time',
    root: 'Root element',
    result: 'Result',
    redacted:
      'Consent strings, identifiers, cookies and credentials are replaced by placeholders of the same form.',
  },
};
