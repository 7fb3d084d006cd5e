import { expect } from '@open-wc/testing';
import { allowsPlayer } from '../../../components/index.js';
import { facadeTexts } from '../../../components/media-embed/facade.js';
import { facadeMessages } from '../../../src/locales/facade-messages.js';
import { embedPreview } from '../../../src/resolve/embed-preview.js';

const reading = (tcf: string, consent: object): never =>
  ({ consent, apis: { tcf, gpp: 'absent', usp: 'absent' } }) as never;

describe('<media-embed> facade rules', () => {
  const times: readonly [number, string, string][] = [
    [5, '0:05', '5 seconds'],
    [65, '1:05', '1 minute 5 seconds'],
    [59.6, '1:00', '1 minute'],
    [3723, '1:02:03', '1 hour 2 minutes 3 seconds'],
    [7200, '2:00:00', '2 hours'],
  ];
  for (const [seconds, shown, spoken] of times) {
    it(`shows ${seconds} s as ${shown} and speaks it as ${spoken}`, () => {
      const config = embedPreview({ id: '7', video: { id: '7', duration: seconds } });
      const { label, badge } = facadeTexts(config, 'T', facadeMessages('en'));
      expect([badge, label]).to.deep.equal([shown, `Play video: T, ${spoken}`]);
    });
  }

  const readings: [string, never, boolean][] = [
    ['no CMP', reading('absent', {}), false],
    ['a CMP that has not answered', reading('timed-out', { gdprApplies: false }), false],
    ['a TCF to which the GDPR does not apply', reading('answered', { gdprApplies: false }), true],
    ['purpose 1 of the TCF', reading('answered', { gdprApplies: true, tcfPurposes: [1] }), true],
    ['another purpose alone', reading('answered', { gdprApplies: true, tcfPurposes: [2] }), false],
    ['a US opt-out', reading('answered', { gdprApplies: false, uspString: '1YYN' }), false],
  ];
  const byGpp = (consent: object): never =>
    ({ consent, apis: { tcf: 'absent', gpp: 'answered', usp: 'absent' } }) as never;
  readings.push(
    ['the GPP alone, in the EU', byGpp({ gppSectionIds: [2] }), false],
    [
      'the GPP alone, in the EU, with purpose 1',
      byGpp({ gppSectionIds: [2], tcfPurposes: [1] }),
      true,
    ],
    ['the GPP alone, elsewhere', byGpp({ gppSectionIds: [7], usOptOut: false }), true],
    ['a TCF that does not say which law applies', reading('answered', {}), false],
  );
  for (const [sentence, consentReading, isAllowed] of readings) {
    it(`${isAllowed ? 'allows' : 'does not allow'} the player with ${sentence}`, () => {
      expect(allowsPlayer(consentReading)).to.equal(isAllowed);
    });
  }
});
