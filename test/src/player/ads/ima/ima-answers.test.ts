import { expect } from '@open-wc/testing';
import { failureOf } from '../../../../../src/player/ads/ima/ima-answers.js';

describe('what the IMA SDK tells', () => {
  it('takes the VAST code, else the code of the SDK', () => {
    const error = (vast: number, own: number): ReturnType<typeof failureOf> =>
      failureOf({ getVastErrorCode: () => vast, getErrorCode: () => own, getMessage: () => 'x' });
    expect(error(402, 400)).to.deep.equal({ code: 402, isEmpty: false, message: 'x' });
    expect(error(900, 1009)).to.deep.equal({ code: 303, isEmpty: true, message: 'x' });
    expect(error(0, 1101).code).to.equal(900);
    expect(failureOf(null).code).to.equal(900);
  });
});
