/** English texts of decoded consent strings that are always the same. */
export type ConsentPhrase =
  | 'Transparency and Consent Framework'
  | 'tcfeuv2: Transparency and Consent Framework'
  | 'tcfeuv1: Europe, version 1 (no longer valid)'
  | 'tcfcav1: Canada'
  | 'Global Privacy Platform'
  | 'US privacy (deprecated since 2024)'
  | 'Disclosed vendors'
  | 'Allowed vendors'
  | 'Purposes of the publisher'
  | 'Version'
  | 'Created'
  | 'Last updated'
  | 'Consent platform'
  | 'Version of the consent platform'
  | 'Screen'
  | 'Language'
  | 'Version of the vendor list'
  | 'Version of the policies'
  | 'Only for this service'
  | 'Texts of its own'
  | 'Purpose 1 was not shown to the viewer'
  | 'Country of the publisher'
  | 'Vendors with consent'
  | 'Vendors with legitimate interest'
  | 'Custom purposes with consent'
  | 'Custom purposes with legitimate interest'
  | 'Vendors'
  | 'Sections'
  | 'Content'
  | 'Notice and opportunity to opt out'
  | 'Opt-out of sale'
  | 'Covered by the limited service provider agreement'
  | 'usnat: US national'
  | 'not decoded'
  | 'not a time'
  | 'given'
  | 'not given'
  | 'opted out'
  | 'not opted out'
  | 'not set'
  | 'not applicable'
  | 'shown'
  | 'not shown'
  | 'no consent'
  | 'consent'
  | 'legitimate interest'
  | 'consent and legitimate interest'
  | 'opted out or no consent'
  | 'not opted out or consent'
  | 'yes'
  | 'no'
  | 'none'
  | 'store or read information on the device'
  | 'select ads with limited data'
  | 'create profiles for personalized ads'
  | 'select personalized ads with profiles'
  | 'create profiles for personalized content'
  | 'select personalized content with profiles'
  | 'measure ads'
  | 'measure content'
  | 'understand audiences'
  | 'develop and improve services'
  | 'select content with limited data'
  | 'precise location'
  | 'identify the device by scanning it'
  | 'not allowed'
  | 'only with consent'
  | 'only with legitimate interest'
  | 'the end of the string'
  | 'a letter, a digit, - or _ (base64url)'
  | 'the version 1'
  | 'Y, N or -'
  | 'C (a TC string), D (a GPP string) or 1 (a US privacy string)'
  | 'version 2 of the TC string'
  | 'version 2 of the TC string (version 1 is no longer valid; ask the consent platform for version 2)'
  | 'a letter'
  | 'a smaller number';

/** The texts of decoded consent strings in one language. The parts are translated already. */
export interface ConsentTexts {
  readonly phrases: Readonly<Record<ConsentPhrase, string>>;
  /** A label with a name behind it. */
  readonly named: (label: string, name: string) => string;
  readonly purpose: (id: string) => string;
  readonly publisherPurpose: (id: string) => string;
  readonly specialFeature: (id: string) => string;
  readonly restriction: (purpose: string) => string;
  readonly vendors: (type: string, ids: string) => string;
  readonly inAll: (ids: string, count: string) => string;
  /** The heading of a section. */
  readonly section: (id: string) => string;
  /** What a position of a string has, and what was expected there. */
  readonly fault: (position: string, found: string, expected: string) => string;
  readonly field: (name: string) => string;
  readonly inField: (text: string, field: string) => string;
  /** A section inside a sentence. */
  readonly theSection: (id: string) => string;
  readonly endAfter: (characters: string) => string;
  readonly maxSections: (count: string) => string;
  readonly sectionOfHeader: (id: string) => string;
  readonly endOfHeader: (sections: string) => string;
  readonly lastId: (min: string) => string;
  /** Between two alternatives, without spaces. */
  readonly or: string;
}
