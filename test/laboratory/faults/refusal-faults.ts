import { withAnswer } from '../chain.js';
import type { Fault } from '../fault.js';

/** What platforms of consent send when a viewer refuses everything. */
const CHOICES = [
  '{"action":"reject_all","cmpId":300,"purposes":{"1":false}}',
  '{"event":"rejectAll"}',
  '{"choice":"rejected","vendors":{}}',
  '{"type":"deny-all"}',
  'consent=declineall&site=7',
];

/** Choices by which nothing is explained. */
const OTHER_CHOICES = [
  '{"action":"accept_all"}',
  '{"action":"opened","buttons":["accept","settings"]}',
];

/** A string with consent to no purpose, and one with consent to the first. */
const REFUSING = 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA';
const CONSENTING = 'CPXxRfAPXxRfAAfKABENB-CgAIAAAAAAAAYgAAAAAAAA';

const choice = (text: string, index: number, isRefusal: boolean): readonly Fault[] => {
  const name = `${isRefusal ? 'refusal' : 'choice'}-${index}`;
  const common = { part: 'page', hops: 'alone', forms: ['har'], formsInBrowser: [] } as const;
  return [
    {
      ...common,
      name: `${name}-without-request`,
      endsAt: 'page',
      inject: (chain) => ({ ...chain, choice: text }),
      expected: () => ({
        id: 'har-without-ads',
        owner: isRefusal ? 'consent' : 'publisher',
        facts: { refusesConsent: isRefusal },
        isAboutHost: false,
      }),
    },
    {
      ...common,
      name: `${name}-without-ad`,
      inject: (chain) => ({
        ...withAnswer(chain, 0, { status: 204, body: '' }),
        choice: text,
      }),
      expected: () =>
        isRefusal
          ? { id: 'consent-withheld', owner: 'consent' }
          : { id: 'no-ad', owner: 'ad-server' },
    },
  ];
};

/** A recorded request with the consent string of a viewer, and no ad. */
const carried = (name: string, consent: string, expected: Fault['expected']): Fault => ({
  name: `consent-string-${name}`,
  part: 'page',
  hops: 'alone',
  forms: ['har', 'curl', 'charles'],
  formsInBrowser: [],
  inject: (chain) => ({
    ...withAnswer(chain, 0, { status: 204, body: '' }),
    tag: `${chain.tag}?gdpr=1&gdpr_consent=${consent}`,
  }),
  expected,
});

/** Viewers who refused consent, as a request or a recording shows it. */
export const REFUSAL_FAULTS: readonly Fault[] = [
  ...CHOICES.flatMap((text, index) => choice(text, index, true)),
  ...OTHER_CHOICES.flatMap((text, index) => choice(text, index, false)),
  carried('refuses', REFUSING, () => ({ id: 'consent-withheld', owner: 'consent' })),
  carried('consents', CONSENTING, () => ({ id: 'no-ad', owner: 'ad-server' })),
];
