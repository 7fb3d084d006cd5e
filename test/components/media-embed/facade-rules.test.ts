import { expect } from '@open-wc/testing';
import { allowsPlayer } from '../../../components/index.js';
import { clockTime, spokenTime } from '../../../components/media-embed/clock-time.js';
import { loadingOn } from '../../../components/media-embed/loading.js';

const reading = (tcf: string, consent: object): never =>
  ({ consent, platforms: { tcf, gpp: 'absent', usp: 'absent' } }) as never;

describe('<media-embed>: rules of the facade', () => {
  const times: readonly [number, string, string][] = [
    [5, '0:05', '5 seconds'],
    [65, '1:05', '1 minute 5 seconds'],
    [59.6, '1:00', '1 minute'],
    [3723, '1:02:03', '1 hour 2 minutes 3 seconds'],
    [7200, '2:00:00', '2 hours'],
  ];
  for (const [seconds, shown, spoken] of times) {
    it(`${seconds} s is shown as ${shown} and spoken as ${spoken}`, () => {
      expect([clockTime(seconds), spokenTime(seconds, 'en')]).to.deep.equal([shown, spoken]);
    });
  }

  it('a frame on a touch screen never waits for a tap, a player in the page may', () => {
    expect(loadingOn('click', 'iframe', true)).to.equal('near');
    expect(loadingOn('visible', 'standard', true)).to.equal('near');
    expect(loadingOn('eager', 'iframe', true)).to.equal('eager');
    expect(loadingOn('click', 'player', true)).to.equal('click');
    expect(loadingOn('click', 'iframe', false)).to.equal('click');
  });

  const platforms: [string, never, boolean][] = [
    ['no platform', reading('absent', {}), false],
    ['not answered', reading('timed-out', { gdprApplies: false }), false],
    ['the GDPR does not apply', reading('answered', { gdprApplies: false }), true],
    ['purpose 1', reading('answered', { gdprApplies: true, tcfPurposes: [1] }), true],
    ['another purpose', reading('answered', { gdprApplies: true, tcfPurposes: [2] }), false],
    ['a US opt-out', reading('answered', { gdprApplies: false, uspString: '1YYN' }), false],
  ];
  const byGpp = (consent: object): never =>
    ({ consent, platforms: { tcf: 'absent', gpp: 'answered', usp: 'absent' } }) as never;
  platforms.push(
    ['the GPP alone, in the EU', byGpp({ gppSectionIds: [2] }), false],
    [
      'the GPP alone, in the EU, with purpose 1',
      byGpp({ gppSectionIds: [2], tcfPurposes: [1] }),
      true,
    ],
    ['the GPP alone, elsewhere', byGpp({ gppSectionIds: [7], usOptOut: false }), true],
    ['a TCF that does not say which law applies', reading('answered', {}), false],
  );
  for (const [sentence, said, isAllowed] of platforms) {
    it(`pageConsent: ${sentence} ${isAllowed ? 'allows' : 'does not allow'} the player`, () => {
      expect(allowsPlayer(said)).to.equal(isAllowed);
    });
  }
});
