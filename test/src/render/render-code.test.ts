import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CodeFormat, type CodeOptions, renderCode } from '../../../src/render/render-code.js';
import { CODE, FRAME, sampleEmbed } from './sample-embed.js';

interface Row {
  readonly behavior: string;
  readonly format: CodeFormat;
  readonly fields?: object;
  readonly options?: CodeOptions;
  readonly code: string;
}

const SCRIPT = '<script src="https://media.example.com/scripts/latest/embed.js"></script>';
const DIV =
  '<div class="media-embed-container" data-embed="e1" data-customer="acme" data-nfs="acme-net"';
const ALLOW = 'allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen';
const FIXED = `${ALLOW} referrerpolicy="strict-origin-when-cross-origin" loading="lazy"></iframe>`;
const FITTED =
  'width="100%" height="360" style="aspect-ratio:640/360;width:100%;height:auto;border:0"';
const SANDBOX =
  'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"';
const SENSORS = 'allow="autoplay *; accelerometer; gyroscope; xr-spatial-tracking; fullscreen"';
const FALLBACK = `<a href="${FRAME}">Morning news</a><noscript><iframe src="${FRAME}" title="Morning news" ${FITTED} ${FIXED}</noscript></media-embed>`;

const amp = (size: string, rest: string): string =>
  `<amp-iframe ${size} layout="responsive" ${SANDBOX} ${ALLOW} frameborder="0" ${rest}</amp-iframe>`;

const POSTER =
  '<amp-img layout="fill" src="https://images.example.com/news.jpg" placeholder alt=""></amp-img>';

const ROWS: readonly Row[] = [
  { behavior: 'the service’s own code is used unchanged', format: 'standard', code: CODE },
  {
    behavior: 'the service’s own code is used unchanged when its form is unknown',
    format: 'standard',
    fields: { code: '<p>Something <b>new</b></p>' },
    code: '<p>Something <b>new</b></p>',
  },
  {
    behavior: 'an option that the format does not support changes nothing',
    format: 'standard',
    options: {
      title: 'Other',
      lazy: false,
      src: 'https://a.example/e.json',
      frame: 'https://a.example/',
    },
    code: CODE,
  },
  {
    behavior: 'an unusable value is ignored',
    format: 'standard',
    options: { width: NaN, height: -4, label: ' ', customer: '', script: 'javascript:alert(1)' },
    code: CODE,
  },
  {
    behavior: 'a size changes only the size',
    format: 'standard',
    options: { width: 320, height: 200 },
    code: `${DIV} data-width="320" data-height="200"></div>${SCRIPT}`,
  },
  {
    behavior: 'a width sets the height by the aspect ratio',
    format: 'standard',
    options: { width: 320 },
    code: `${DIV} data-width="320" data-height="180"></div>${SCRIPT}`,
  },
  {
    behavior: 'a size is rounded and bounded',
    format: 'standard',
    options: { width: 1e9, height: 99.5 },
    code: `${DIV} data-width="99999" data-height="100"></div>${SCRIPT}`,
  },
  {
    behavior: 'every option has its attribute, in the platform’s order',
    format: 'standard',
    options: { mute: true, responsive: true, autoplay: false, label: 'A & B' },
    code: `${DIV} data-width="640" data-height="360" data-bulk-label="A &amp; B" data-autoplay="false" data-responsive="true" data-volume="0"></div>${SCRIPT}`,
  },
  {
    behavior: 'other attributes of the container and the script are kept, except event handlers',
    format: 'standard',
    fields: {
      code: "<!-- <div data-embed=old> -->\n<DIV id=box onclick='x()' data-autoplay=\"true\" DATA-EMBED=e1 data-customer='a&amp;b' data-advolume=defaultOff></DIV><script async src=//media.example.com/e.js></script>",
    },
    options: { responsive: true },
    code: '<div class="media-embed-container" data-embed="e1" data-customer="a&amp;b" data-nfs="a&amp;b" data-autoplay="true" data-responsive="true" id="box" data-advolume="defaultOff"></div><script async="" src="https://media.example.com/e.js"></script>',
  },
  {
    behavior: 'responsive can be removed',
    format: 'standard',
    fields: { code: '<div data-embed="e1" data-customer="c" data-responsive="true"></div>' },
    options: { responsive: false },
    code: '<div class="media-embed-container" data-embed="e1" data-customer="c" data-nfs="c"></div>',
  },
  {
    behavior: 'the public id replaces the id',
    format: 'standard',
    fields: { public_id: 'p"1' },
    code: CODE.replace('"e1"', '"p&quot;1"'),
  },
  {
    behavior: 'code that already has the public id is used unchanged',
    format: 'standard',
    fields: { public_id: 'p1', code: "<div data-embed='p1'></div>" },
    code: "<div data-embed='p1'></div>",
  },
  {
    behavior: 'code that has the public id only in other attributes is written anew',
    format: 'standard',
    fields: {
      id: '7',
      public_id: '2',
      code: '<div data-embed="7" data-customer="c" data-width="320"></div>',
    },
    code: '<div class="media-embed-container" data-embed="2" data-customer="c" data-nfs="c" data-width="320"></div>',
  },
  {
    behavior: 'missing code is written from the embed and the options',
    format: 'standard',
    fields: { code: null, responsive: '1' },
    options: { customer: 'acme', script: 'https://media.example.com/scripts/latest/embed.js' },
    code: `${DIV.replace('acme-net', 'acme')} data-width="640" data-height="360" data-responsive="true"></div>${SCRIPT}`,
  },
  {
    behavior: 'an embed without a size has the platform’s default size',
    format: 'standard',
    fields: { code: '', width: null, height: null },
    options: { customer: 'acme', script: 'https://media.example.com/scripts/latest/embed.js' },
    code: `${DIV.replace('acme-net', 'acme')} data-width="540" data-height="302"></div>${SCRIPT}`,
  },
  {
    behavior: 'a frame has the address of the service’s code and its own attributes',
    format: 'iframe',
    code: `<iframe src="${FRAME}" title="Morning news" width="640" height="360" ${FIXED}`,
  },
  {
    behavior: 'a frame has the size, title, loading and label of the options',
    format: 'iframe',
    options: { width: 200, height: 100, title: 'T"', lazy: false, label: 'sport/1 ü' },
    code: `<iframe src="${FRAME}/sport%2F1%20%C3%BC" title="T&quot;" width="200" height="100" ${FIXED.replace('lazy', 'eager')}`,
  },
  {
    behavior: 'autoplay and mute do not change a frame',
    format: 'iframe',
    options: { autoplay: true, mute: true },
    code: `<iframe src="${FRAME}" title="Morning news" width="640" height="360" ${FIXED}`,
  },
  {
    behavior: 'a responsive frame keeps its aspect ratio, and has a fixed height without its style',
    format: 'iframe',
    options: { responsive: true },
    code: `<iframe src="${FRAME}" title="Morning news" ${FITTED} ${FIXED}`,
  },
  {
    behavior: 'a responsive embed has a responsive frame',
    format: 'iframe',
    fields: { responsive: 1 },
    code: `<iframe src="${FRAME}" title="Morning news" ${FITTED} ${FIXED}`,
  },
  {
    behavior: 'the public id replaces the id in the address, and a label replaces another label',
    format: 'iframe',
    fields: { public_id: 'p 1', code_iframe: `<iframe src="${FRAME}/old?x=1#y">` },
    options: { label: 'new' },
    code: `<iframe src="https://media.example.com/proxy/iframe.php/p%201/acme/new?x=1#y" title="Morning news" width="640" height="360" ${FIXED}`,
  },
  {
    behavior: 'a label is appended to an address of another form',
    format: 'iframe',
    fields: { code_iframe: null },
    options: { frame: 'https://player.example/e/', label: 'a' },
    code: `<iframe src="https://player.example/e/a" title="Morning news" width="640" height="360" ${FIXED}`,
  },
  {
    behavior: 'a frame always has a title',
    format: 'iframe',
    fields: { title: ' ', video: null },
    code: `<iframe src="${FRAME}" title="Media player" width="640" height="360" ${FIXED}`,
  },
  {
    behavior: 'the poster is the placeholder',
    format: 'amp',
    code: amp('width="640" height="360"', `title="Morning news" src="${FRAME}">${POSTER}`),
  },
  {
    behavior:
      'the title is the placeholder without a poster, and options set size, label and title',
    format: 'amp',
    fields: { video: null },
    options: { width: 16, height: 9, label: 'x', title: '<T>' },
    code: amp(
      'width="16" height="9"',
      `title="&lt;T&gt;" src="${FRAME}/x"><div placeholder>&lt;T&gt;</div>`,
    ),
  },
  {
    behavior: 'permissions, a title and fullscreen are added, and everything else is kept',
    format: '360',
    fields: {
      code_360:
        '<p>Look!</p><iframe class="v" src="//media.example.com/360/e1" allow="autoplay *"></iframe><p>around</p>',
    },
    code: `<p>Look!</p><iframe class="v" src="https://media.example.com/360/e1" ${SENSORS} title="Morning news" allowfullscreen></iframe><p>around</p>`,
  },
  {
    behavior: '360 code has the size, title and loading of the options',
    format: '360',
    options: { width: 640, height: 320, title: 'Dome', lazy: true },
    code: `<iframe src="https://media.example.com/360/e1?view=1" ${SENSORS} width="640" title="Dome" height="320" allowfullscreen loading="lazy"></iframe>`,
  },
  {
    behavior: '360 code has the public id in an address of the platform’s form',
    format: '360',
    fields: {
      public_id: 'p 1',
      code_360:
        '<iframe src="//media.example.com/proxy/iframe.php/e1/acme?view=1" allow="autoplay *"></iframe>',
    },
    code: `<iframe src="https://media.example.com/proxy/iframe.php/p%201/acme?view=1" ${SENSORS} title="Morning news" allowfullscreen></iframe>`,
  },
  {
    behavior: 'a frame that a script writes is not changed',
    format: '360',
    fields: {
      code_360: '<div></div><script>document.write("<iframe src=//x></iframe>")</script>',
    },
    code: '<div></div><script>document.write("<iframe src=//x></iframe>")</script>',
  },
  {
    behavior: 'a frame with a srcdoc keeps it',
    format: '360',
    fields: { code_360: '<iframe srcdoc="&lt;p&gt;" allow="autoplay *"></iframe>' },
    code: `<iframe srcdoc="&lt;p&gt;" ${SENSORS} title="Morning news" allowfullscreen></iframe>`,
  },
  {
    behavior: '360 code without a frame is used unchanged',
    format: '360',
    fields: { code_360: '<script src="https://media.example.com/360.js"></script>' },
    options: { width: 1 },
    code: '<script src="https://media.example.com/360.js"></script>',
  },
  {
    behavior: 'the service’s instant article is used unchanged',
    format: 'instant-article',
    code: `<figure class="op-interactive"><iframe width="640" height="360" src="${FRAME}"></iframe></figure>`,
  },
  {
    behavior: 'the service’s instant article is used unchanged when its frame has the public id',
    format: 'instant-article',
    fields: {
      public_id: 'p 1',
      code_instant_article:
        '<figure><iframe src="//m.example/proxy/iframe.php/p%201/acme"></iframe></figure>',
    },
    code: '<figure><iframe src="//m.example/proxy/iframe.php/p%201/acme"></iframe></figure>',
  },
  {
    behavior: 'an instant article without the public id is written anew',
    format: 'instant-article',
    fields: { public_id: '36' },
    code: `<figure class="op-interactive"><iframe class="no-margin" width="640" height="360" src="${FRAME.replace('e1', '36')}" title="Morning news"></iframe></figure>`,
  },
  {
    behavior: 'an instant article has one width class and whole numbers',
    format: 'instant-article',
    options: { width: 320.4, label: 'x' },
    code: `<figure class="op-interactive"><iframe class="no-margin" width="320" height="180" src="${FRAME}/x" title="Morning news"></iframe></figure>`,
  },
  {
    behavior: 'the element has the address of a published embed, a link and a frame as fallbacks',
    format: 'media-embed',
    options: { src: 'https://cdn.example.com/e1.json?a=1&b=2' },
    code: `<media-embed src="https://cdn.example.com/e1.json?a=1&amp;b=2">${FALLBACK}`,
  },
  {
    behavior: 'the element has an attribute for every option that is not false',
    format: 'media-embed',
    options: {
      src: 'https://cdn.example.com/e1.json',
      elementFormat: 'standard',
      width: 640,
      title: 'Morning news',
      label: 'x',
      autoplay: true,
      mute: false,
      lazy: false,
    },
    code: `<media-embed src="https://cdn.example.com/e1.json" format="standard" width="640" height="360" title="Morning news" label="x" autoplay loading="eager">${FALLBACK.replaceAll(FRAME, `${FRAME}/x`).replace('lazy', 'eager')}`,
  },
  {
    behavior:
      'the element contains the JSON without an address, and the JSON cannot end the script',
    format: 'media-embed',
    fields: { title: '</script><!--&\u2028', code: null, code_iframe: null, video: null, width: 2 },
    code: '<media-embed><script type="application/json">{"id":"e1","title":"\\u003C/script\\u003E\\u003C!--\\u0026\\u2028","public_id":null,"code":null,"code_iframe":null,"width":2,"height":"360","video":null,"live":null}</script></media-embed>',
  },
];

for (const { behavior, format, fields, options, code } of ROWS) {
  test(`${format}: ${behavior}`, () => {
    assert.equal(renderCode(sampleEmbed(fields), format, options), code);
  });
}
