import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findAdManagerParameter } from '../../../src/ad-tags/google-ad-manager-parameters.js';
import { debuggerPanelsMessages } from '../../../src/messages/generated/debugger-panels/index.js';

const FLAG = { accepted: ['0', '1'], refused: ['2', '01', '', 'true'] };
const INTEGER = { accepted: ['0', '12', '007'], refused: ['-1', '1.5', '1a', 'a1', ''] };
const POSITIVE = { accepted: ['1', '10'], refused: ['0', '01', '-1', '1a', 'a1', ''] };
const MILLISECONDS = {
  accepted: ['0', '5000', '15000'],
  refused: ['30', '0500', '-1', '1000a', ''],
};
const ADDRESS = {
  accepted: ['https://a.example/', 'HTTP://a'],
  refused: ['ftp://a.example/', 'a.example', 'https://', 'https://a b', 'x https://a'],
};

const wordsOf = (...accepted: readonly string[]) => ({
  accepted,
  refused: [...accepted.map((word) => `x${word}`), ...accepted.map((word) => `${word}x`), ''],
});

/** Decoded values of each parameter with a form. */
const VALUES: Readonly<
  Record<string, { readonly accepted: readonly string[]; readonly refused: readonly string[] }>
> = {
  iu: {
    accepted: ['/1234/unit', '/1234,56/a/b', '/1234'],
    refused: ['1234/unit', '/unit', '/1234/a b', 'x/1234', '/1234x'],
  },
  sz: {
    accepted: ['640x480', '640x480|300x250'],
    refused: ['640', '640x', 'x480', '640x480|', '640x480,300x250'],
  },
  env: wordsOf('vp', 'instream', 'outstream'),
  gdfp_req: { accepted: ['1'], refused: ['0', '11', ''] },
  output: {
    accepted: ['vast', 'vmap', 'xml_vast2', 'xml_vast4', 'xml_vmap1', 'vast_xml'],
    refused: ['xml_vast5', 'json', 'xvast', 'vastx', ''],
  },
  unviewed_position_start: { accepted: ['1'], refused: ['0', '11', ''] },
  url: ADDRESS,
  description_url: ADDRESS,
  correlator: POSITIVE,
  vpmute: FLAG,
  plcmt: { accepted: ['1', '4'], refused: ['0', '5', '11', ''] },
  vpa: wordsOf('auto', 'click', '0', '1'),
  ott_placement: INTEGER,
  vpos: wordsOf('preroll', 'midroll', 'postroll'),
  vconp: { accepted: ['1', '2'], refused: ['0', '3', '12', ''] },
  aconp: { accepted: ['1', '2'], refused: ['0', '3', '12', ''] },
  vid_d: INTEGER,
  hl: { accepted: ['it', 'en-GB', 'PT_br'], refused: ['i', 'ital', 'en-', '1en', 'en-GB!'] },
  omid_p: { accepted: ['Partner/1.2'], refused: ['Partner', '/1', 'a/b c', 'a b/c', ''] },
  dth: INTEGER,
  wta: FLAG,
  gdpr: FLAG,
  gdpr_consent: {
    accepted: [`C${'a'.repeat(20)}`, `C${'Q'.repeat(30)}.YAAA.-_`],
    refused: ['1', 'Cabc', `D${'a'.repeat(20)}`, `xC${'a'.repeat(20)}`, `C${'a'.repeat(20)}!`],
  },
  addtl_consent: {
    accepted: ['1~', '1~1.35.41', '2~1.2~dv.70'],
    refused: ['1', '~1', '11~1', 'x1~1', '1~x'],
  },
  us_privacy: { accepted: ['1YNN', '1---', '1yn-'], refused: ['1YN', '1YNNN', '2YNN', '1YXN'] },
  gpp_sid: { accepted: ['7', '7,8'], refused: ['7,', ',7', '7;8', '-1', 'x7', '7x'] },
  tfcd: FLAG,
  npa: FLAG,
  rdp: FLAG,
  ltd: FLAG,
  ad_rule: FLAG,
  ciu_szs: {
    accepted: ['300x250,728x90', '300X250|fluid'],
    refused: ['300-250', '300x250;728x90', '300x250,', '300'],
  },
  cmsid: INTEGER,
  pod: POSITIVE,
  ppos: POSITIVE,
  mridx: INTEGER,
  pmnd: MILLISECONDS,
  pmxd: MILLISECONDS,
  pmad: POSITIVE,
  min_ad_duration: MILLISECONDS,
  max_ad_duration: MILLISECONDS,
  nofb: FLAG,
  vad_type: wordsOf('linear', 'nonlinear'),
  lip: wordsOf('0', '1', 'true', 'false'),
  impl: { accepted: ['s'], refused: ['ifr', 'ss', ''] },
  scor: POSITIVE,
  trt: INTEGER,
  is_lat: FLAG,
};

/** Parameters that take any text, by group. */
const TEXTS = {
  recommended: ['givn'],
  privacy: ['gpp'],
  optional: 'cust_params vid vid_t ppid excl_cat allcues rdid idtype msid an'.split(' '),
  legacy: ['sdkv', 'overlay'],
} as const;

const GROUPS: Readonly<Record<string, string>> = {
  required:
    'iu sz env gdfp_req output unviewed_position_start url description_url correlator vpmute',
  programmatic: 'plcmt vpa ott_placement',
  recommended: 'vpos vconp aconp vid_d hl omid_p dth givn wta',
  privacy: 'gdpr gdpr_consent addtl_consent us_privacy gpp gpp_sid tfcd npa rdp ltd',
};

describe('a parameter of Google Ad Manager', () => {
  for (const [name, { accepted, refused }] of Object.entries(VALUES)) {
    it(`has a form that its values have: ${name}`, () => {
      const { pattern, form } = findAdManagerParameter(name) ?? assert.fail(name);
      assert.deepEqual(
        [...accepted, ...refused].filter((value) => pattern?.test(value)),
        accepted,
      );
      assert.notEqual(form, null);
    });
  }

  for (const [group, names] of Object.entries(TEXTS))
    for (const name of names) {
      it(`takes any text: ${name}`, () => {
        const found = findAdManagerParameter(name) ?? assert.fail(name);
        assert.deepEqual([found.group, found.pattern, found.form], [group, null, null]);
      });
    }

  for (const [group, names] of Object.entries(GROUPS)) {
    it(`is ${group}: ${names}`, () => {
      const found = names.split(' ').map((name) => findAdManagerParameter(name)?.group);
      assert.deepEqual([...new Set(found)], [group]);
    });
  }

  it('has a message about its meaning', () => {
    for (const name of [...Object.keys(VALUES), ...Object.values(TEXTS).flat()]) {
      assert.equal(findAdManagerParameter(name)?.name, name);
      assert.ok(debuggerPanelsMessages.hasMessage(`google-parameter-${name}`), name);
    }
  });

  it('is not known under another name', () => {
    for (const name of ['', 'IU', 'constructor', 'unknown'])
      assert.equal(findAdManagerParameter(name) ?? null, null, name);
  });
});
