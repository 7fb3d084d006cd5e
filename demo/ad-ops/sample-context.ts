/** A viewer who is known, so that every macro of the examples has a value. The identifiers and strings are made up. */
export const SAMPLE_CONTEXT: Readonly<Record<string, string>> = {
  'page-url': `${location.origin}/publisher/`,
  'page-title': 'The festival that waits for the tide',
  'mobile-ifa': '3f1c8a52-6d0b-4e9a-9f27-5b8e0c41d7aa',
  'mobile-ifa-type': 'aaid',
  'mobile-lmt': '0',
  gdpr: '1',
  coppa: '0',
  // Consent to all purposes and both special features.
  'tc-string':
    'CQdWToAQdWToAAKABBENCWEsAP_gAAPgAAAAGMwCQAFAAcABAADQAIoATAAtgLzAYyBjMAkABQAHAAQAA0ACKAEwALYC8wGMgAAA.YAAAAAAAAAAA',
};
