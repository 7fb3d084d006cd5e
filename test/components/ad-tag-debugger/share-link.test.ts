import { expect } from '@open-wc/testing';
import {
  parseState,
  stringifyState,
  withState,
} from '../../../components/ad-tag-debugger/share-link.js';

const TC_STRING =
  'CQdWToAQdWToAAKABBENCWEsAP_gAAPgAAAAGMwCQAFAAcABAADQAIoATAAtgLzAYyBjMAkABQAHAAQAA0ACKAEwALYC8wGMgAAA.YAAAAAAAAAAA';

describe('a shared link', () => {
  it('restores the input, the device and the public fields of the context', () => {
    const state = {
      value: 'https://ads.example/vast?a=[CACHEBUSTING]&b=%20#x',
      device: 'mobile',
      context: { 'page-url': 'https://paper.example/?q=1&r=2', muted: '1' },
    } as const;
    expect(parseState(`#${stringifyState(state) ?? ''}`)).to.deep.equal(state);
  });

  it('has no consent string and no identifier, neither as a field nor inside the input', () => {
    const fragment = stringifyState({
      value: `https://ads.example/vast?gdpr=1&gdpr_consent=${TC_STRING}&x=${encodeURIComponent(`u=${TC_STRING}`)}&ifa=3f1c8a52-6d0b-4e9a-9f27-5b8e0c41d7aa`,
      device: 'desktop',
      context: {
        'tc-string': TC_STRING,
        'mobile-ifa': '3f1c8a52-6d0b-4e9a-9f27-5b8e0c41d7aa',
        'desktop-ip': '203.0.113.7',
        gdpr: '1',
      },
    });
    const text = decodeURIComponent(decodeURIComponent(fragment ?? ''));
    expect(text).to.not.contain('CQdWToAQdWToAAK');
    expect(text).to.not.contain('3f1c8a52');
    expect(text).to.not.contain('203.0.113.7');
    expect(new URLSearchParams(fragment ?? '').has('tc-string')).to.equal(false);
    expect(new URLSearchParams(fragment ?? '').get('gdpr')).to.equal('1');
  });

  it('does not exist for an input that is too long', () => {
    const state = { device: 'desktop', context: {} } as const;
    expect(stringifyState({ ...state, value: 'x'.repeat(9000) })).to.equal(null);
    expect(stringifyState({ ...state, value: '[]'.repeat(2000) })).to.equal(null);
  });

  it('keeps the parameters of the page, and none of an earlier state', () => {
    expect(withState('#embed=a&tc-string=SECRET&muted=1&input=b', 'device=mobile')).to.equal(
      'embed=a&device=mobile',
    );
  });

  it('ignores parameters that it does not know', () => {
    expect(parseState('#embed=a&__proto__=b&device=tv')).to.deep.equal({
      value: '',
      device: 'desktop',
      context: {},
    });
  });
});
