import { expect } from '@open-wc/testing';
import { vastErrorOf } from '../../../../../src/player/ads/ima/ima-conversion.js';

describe('errors of the IMA SDK', () => {
  it('have the VAST code, else the code of the SDK', () => {
    const error = (vast: number, own: number): ReturnType<typeof vastErrorOf> =>
      vastErrorOf({ getVastErrorCode: () => vast, getErrorCode: () => own, getMessage: () => 'x' });
    expect(error(402, 400)).to.include({ code: 402, isEmpty: false, message: 'x' });
    expect(error(900, 1009)).to.include({ code: 303, isEmpty: true, message: 'x' });
    expect(error(0, 1101).code).to.equal(900);
    expect(vastErrorOf(null).code).to.equal(900);
  });
});
