import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AdManagerRow, adManagerReports, idsIn } from '../../reports.js';

/** Changes of the parameters of a tag without a fault. */
const ROWS: readonly AdManagerRow[] = [
  [{ output: 'vast', ad_rule: '1' }, ['gam-output 1:81 fault=no-vmap']],
  [
    { vpos: 'pre' },
    ['gam-value 1:246 name=vpos value=pre values=preroll,midroll,postroll fault=value'],
  ],
  [{ env: 'web' }, ['gam-value 1:63 name=env value=web values=vp,instream,outstream fault=value']],
  [
    { gdfp_req: '0' },
    [
      'gam-value 1:70 name=gdfp_req values=1 fault=value → repair-set-parameters settings=gdfp_req=1 → gdfp_req=1',
    ],
  ],
  [
    { wta: 'Yes' },
    [
      'gam-value 1:246 name=wta value=Yes values=0,1 fault=value → repair-set-parameters settings=wta=1 → wta=1',
    ],
  ],
  [
    { max_ad_duration: '30' },
    ['gam-value 1:246 name=max_ad_duration value=30 values=15000,30000 fault=milliseconds'],
  ],
  [
    { min_ad_duration: '30000', max_ad_duration: '15000' },
    ['gam-value 1:246 name=min_ad_duration value=30000 values=max_ad_duration fault=above'],
  ],
  [{ pmnd: '0', pmxd: '90000' }, []],
  [{ ssss: 'x' }, ['gam-value 1:246 name=ssss value=x fault=server']],
  [{ hl: 'pt-BR', ciu_szs: '300x250,728x90', unknown: 'x' }, []],
  [{ pod: '[PAGEURL]' }, []],
  [{ sz: '640X480' }, ['gam-sz 1:52 → repair-set-parameters settings=sz=640x480 → sz=640x480']],
  [
    { sz: '640x480|300x250' },
    ['tag-illegal-chars 1:63 → repair-encode-characters → sz=640x480%7C300x250'],
  ],
  [
    { sz: '640x480,300x250' },
    ['gam-sz 1:52 → repair-set-parameters settings=sz=640x480%7C300x250 → sz=640x480%7C300x250'],
  ],
  [
    { sz: '640x480;300x250' },
    ['gam-sz 1:52 → repair-set-parameters settings=sz=640x480%7C300x250 → sz=640x480%7C300x250'],
  ],
  [{ sz: '640*480' }, ['gam-sz 1:52 → repair-set-parameters settings=sz=640x480 → sz=640x480']],
  [
    { sz: '640%20x%20480' },
    ['gam-sz 1:52 → repair-set-parameters settings=sz=640x480 → sz=640x480'],
  ],
  [{ sz: '640x480%7C' }, ['gam-sz 1:52']],
  [{ sz: 'big' }, ['gam-sz 1:52']],
  [{ sz: '640x480x2' }, ['gam-sz 1:52']],
  [{ sz: '123456x1' }, ['gam-sz 1:52']],
  [{ sz: '[PAGEURL]' }, ['gam-sz 1:52']],
  [{ sz: '-1' }, []],
  [{ sz: '[ip]' }, ['macro-value-missing 1:56 placeholders=[ip]']],
  [
    { output: 'VAST' },
    [
      'gam-output 1:81 fault=unknown-format → repair-set-parameters settings=output=vast → output=vast',
    ],
  ],
  [
    { output: 'xvast' },
    [
      'gam-output 1:81 fault=unknown-format → repair-set-parameters settings=output=vast → output=vast',
    ],
  ],
  [
    { output: 'xml_vast5' },
    [
      'gam-output 1:81 fault=unknown-format → repair-set-parameters settings=output=vast → output=vast',
    ],
  ],
  [{ output: 'xml_vast4.2' }, []],
  [{ output: 'xml_vmap1.1' }, ['gam-output 1:81 fault=unknown-format']],
  [{ output: 'VMAP' }, ['gam-output 1:81 fault=unknown-format']],
  [
    { output: 'vmap' },
    ['gam-output 1:81 fault=no-ad-rule → repair-set-parameters settings=ad_rule=1 → ad_rule=1'],
  ],
  [
    { output: 'xml_vmap1.0' },
    ['gam-output 1:81 fault=no-ad-rule → repair-set-parameters settings=ad_rule=1 → ad_rule=1'],
  ],
  [{ output: '[PAGEURL]' }, ['gam-output 1:81 fault=unknown-format']],
  [{ output: '[ip]' }, ['macro-value-missing 1:89 placeholders=[ip]']],
  [
    { output: 'VMAP', ad_rule: '1' },
    [
      'gam-output 1:81 fault=unknown-format → repair-set-parameters settings=output=vmap → output=vmap',
    ],
  ],
  [
    { output: 'vmap', ad_rule: '0' },
    ['gam-output 1:81 fault=no-ad-rule → repair-set-parameters settings=ad_rule=1 → ad_rule=1'],
  ],
  [
    { output: 'vmap', ad_rule: '' },
    [
      'param-empty 1:246 names=ad_rule → repair-remove-empty-parameters → -ad_rule=',
      'gam-output 1:81 fault=no-ad-rule → repair-set-parameters settings=ad_rule=1 → ad_rule=1',
    ],
  ],
  [{ output: 'vmap', ad_rule: '[ip]' }, ['macro-value-missing 1:255 placeholders=[ip]']],
  [{ url: 'about%3Ablank' }, ['gam-url-params 1:119 name=url fault=no-page']],
  [{ url: 'file%3A%2F%2F%2Fa' }, ['gam-url-params 1:119 name=url fault=no-page']],
  [{ url: 'data%3Atext' }, ['gam-url-params 1:119 name=url fault=no-page']],
  [{ url: 'http%3A%2F%2Flocalhost%3A80%2F' }, ['gam-url-params 1:119 name=url fault=no-page']],
  [
    { url: 'http%3A%2F%2Fa.googleusercontent.com' },
    ['gam-url-params 1:119 name=url fault=no-page'],
  ],
  [
    { url: 'https%3A%2F%2Fx.safeframe.googlesyndication.com%3Fa' },
    ['gam-url-params 1:119 name=url fault=no-page'],
  ],
  [{ url: 'https%3A%2F%2Flocalhost.example%2F' }, []],
  [{ url: 'https%3A%2F%2Fmylocalhost%2F' }, []],
  [{ url: 'a.example' }, ['gam-url-params 1:119 name=url fault=not-absolute']],
  [{ url: 'xhttps%3A%2F%2Fa.example' }, ['gam-url-params 1:119 name=url fault=not-absolute']],
  [{ url: 'https%3A%2F%2F' }, ['gam-url-params 1:119 name=url fault=not-absolute']],
  [
    { url: 'https://a.example/b' },
    [
      'gam-url-params 1:119 name=url fault=not-encoded → repair-encode-parameter name=url → url=https%3A%2F%2Fa.example%2Fb',
    ],
  ],
  [
    { url: 'HTTPS://a.example/%20' },
    [
      'gam-url-params 1:119 name=url fault=not-encoded → repair-encode-parameter name=url → url=HTTPS%3A%2F%2Fa.example%2F%20',
    ],
  ],
  [{ url: '' }, []],
  [{ url: '-1' }, []],
  [
    { description_url: 'a.example' },
    ['gam-url-params 1:150 name=description_url fault=not-absolute'],
  ],
  [
    { description_url: 'http://a.example/' },
    [
      'gam-url-params 1:150 name=description_url fault=not-encoded → repair-encode-parameter name=description_url → description_url=http%3A%2F%2Fa.example%2F',
    ],
  ],
  [
    { url: '', description_url: 'about%3Ablank' },
    ['gam-url-params 1:124 name=description_url fault=no-page'],
  ],
  [
    { cust_params: 'a=1' },
    [
      'gam-cust-params 1:246 fault=not-encoded → repair-encode-parameter name=cust_params → cust_params=a%3D1',
    ],
  ],
  [{ cust_params: 'a=1%26b=2' }, ['gam-cust-params 1:246 fault=not-encoded']],
  [{ cust_params: 'a%3D1%26b%3D2' }, []],
  [
    { cust_params: 'a%253D1%2526b%253D2' },
    ['gam-cust-params 1:246 fault=encoded-twice → repair-encode-once → cust_params=a%3D1%26b%3D2'],
  ],
  [{ cust_params: 'a%253D1%26b' }, []],
  [{ cust_params: 'a%2526b' }, []],
  [
    { cust_params: 'a=[PAGEURL]' },
    [
      'gam-cust-params 1:246 fault=not-encoded → repair-encode-parameter name=cust_params → cust_params=a%3D[PAGEURL]',
    ],
  ],
  [{ cust_params: 'a%3D[PAGEURL]' }, []],
  [
    { vpos: 'midroll' },
    [
      'gam-slot-vpos 1:246 position=preroll → repair-set-parameters settings=vpos=preroll → vpos=preroll',
    ],
    { slot: { position: 'preroll' } },
  ],
  [{ vpos: 'preroll' }, [], { slot: { position: 'preroll' } }],
  [
    { vpos: 'PREROLL' },
    [
      'gam-value 1:246 name=vpos value=PREROLL values=preroll,midroll,postroll fault=value',
      'gam-slot-vpos 1:246 position=preroll → repair-set-parameters settings=vpos=preroll → vpos=preroll',
    ],
    { slot: { position: 'preroll' } },
  ],
  [{ vpos: '[position]' }, [], { slot: { position: 'preroll' } }],
  [{ vpos: 'postroll' }, [], { slot: { position: 'overlay' } }],
  [
    { vpos: 'postroll' },
    [
      'gam-slot-vpos 1:246 position=midroll → repair-set-parameters settings=vpos=midroll → vpos=midroll',
    ],
    { slot: { position: 'midroll' } },
  ],
  [
    { vpos: 'preroll' },
    [
      'gam-slot-vpos 1:246 position=postroll → repair-set-parameters settings=vpos=postroll → vpos=postroll',
    ],
    { slot: { position: 'postroll' } },
  ],
  [{ vpos: 'postroll' }, []],
  [
    { vpmute: '1' },
    [],
    { random: 0.5, now: 1, page: { url: 'https://a.example/' }, player: { muted: true } },
  ],
  [
    { vpmute: '1' },
    ['gam-playback-contradiction 1:219 names=vpmute → repair-leave-values → vpmute='],
    { random: 0.5, now: 1, page: { url: 'https://a.example/' }, player: { muted: false } },
  ],
  [
    { vpmute: 'true' },
    [
      'gam-value 1:219 name=vpmute value=true values=0,1 fault=value → repair-set-parameters settings=vpmute=1 → vpmute=1',
      'gam-playback-contradiction 1:219 names=vpmute → repair-leave-values → vpmute=',
    ],
    { random: 0.5, now: 1, page: { url: 'https://a.example/' }, player: { muted: false } },
  ],
  [
    { vpmute: '0' },
    ['gam-playback-contradiction 1:219 names=vpmute → repair-leave-values → vpmute='],
    { random: 0.5, now: 1, page: { url: 'https://a.example/' }, player: { muted: true } },
  ],
  [
    { vpmute: 'false' },
    [
      'gam-value 1:219 name=vpmute value=false values=0,1 fault=value → repair-set-parameters settings=vpmute=0 → vpmute=0',
      'gam-playback-contradiction 1:219 names=vpmute → repair-leave-values → vpmute=',
    ],
    { random: 0.5, now: 1, page: { url: 'https://a.example/' }, player: { muted: true } },
  ],
  [
    { vpmute: '2' },
    ['gam-value 1:219 name=vpmute value=2 values=0,1 fault=value'],
    { random: 0.5, now: 1, page: { url: 'https://a.example/' }, player: { muted: true } },
  ],
  [
    { vpmute: '[muted]' },
    [],
    { random: 0.5, now: 1, page: { url: 'https://a.example/' }, player: { muted: true } },
  ],
  [
    { vpa: 'auto' },
    ['gam-playback-contradiction 1:219 names=vpmute,vpa → repair-leave-values → vpmute= vpa='],
    {
      random: 0.5,
      now: 1,
      page: { url: 'https://a.example/' },
      player: { playbackMethod: 3, muted: false },
    },
  ],
  [
    { vpa: '1' },
    ['gam-playback-contradiction 1:219 names=vpmute,vpa → repair-leave-values → vpmute= vpa='],
    {
      random: 0.5,
      now: 1,
      page: { url: 'https://a.example/' },
      player: { playbackMethod: 3, muted: false },
    },
  ],
  [
    { vpa: 'click' },
    ['gam-playback-contradiction 1:219 names=vpmute,vpa → repair-leave-values → vpmute= vpa='],
    {
      random: 0.5,
      now: 1,
      page: { url: 'https://a.example/' },
      player: { playbackMethod: 1, muted: false },
    },
  ],
  [
    { vpa: '0' },
    ['gam-playback-contradiction 1:219 names=vpmute,vpa → repair-leave-values → vpmute= vpa='],
    {
      random: 0.5,
      now: 1,
      page: { url: 'https://a.example/' },
      player: { playbackMethod: 2, muted: false },
    },
  ],
  [
    { vpa: 'click' },
    ['gam-playback-contradiction 1:219 names=vpmute → repair-leave-values → vpmute='],
    { random: 0.5, now: 1, page: { url: 'https://a.example/' }, player: { muted: false } },
  ],
  [
    { vpa: 'click', vpmute: '1' },
    ['gam-playback-contradiction 1:219 names=vpmute,vpa → repair-leave-values → vpmute= vpa='],
    {
      random: 0.5,
      now: 1,
      page: { url: 'https://a.example/' },
      player: { playbackMethod: 1, muted: false },
    },
  ],
];

describe('the rules about the values in a tag of Google Ad Manager', () => {
  for (const [changes, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [changes, context] : changes)}`, () => {
      assert.deepEqual(adManagerReports(changes, context), reports);
    });
});
