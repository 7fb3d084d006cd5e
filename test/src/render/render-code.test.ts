import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CodeFormat, type CodeOptions, renderCode } from '../../../src/render/render-code.js';
import { CODE, FRAME, sampleEmbed } from './sample-embed.js';

interface Row {
  readonly says: string;
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
  { says: 'the service’s own code goes out as it is', format: 'standard', code: CODE },
  {
    says: 'also when it is of a form that is not known',
    format: 'standard',
    fields: { code: '<p>Something <b>new</b></p>' },
    code: '<p>Something <b>new</b></p>',
  },
  {
    says: 'an option the format cannot carry changes nothing',
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
    says: 'a value of no use is not an option',
    format: 'standard',
    options: { width: NaN, height: -4, label: ' ', customer: '', script: 'javascript:alert(1)' },
    code: CODE,
  },
  {
    says: 'a size changes the size alone',
    format: 'standard',
    options: { width: 320, height: 200 },
    code: `${DIV} data-width="320" data-height="200"></div>${SCRIPT}`,
  },
  {
    says: 'one side sets the other by the aspect ratio',
    format: 'standard',
    options: { width: 320 },
    code: `${DIV} data-width="320" data-height="180"></div>${SCRIPT}`,
  },
  {
    says: 'a size is rounded and bounded',
    format: 'standard',
    options: { width: 1e9, height: 99.5 },
    code: `${DIV} data-width="99999" data-height="100"></div>${SCRIPT}`,
  },
  {
    says: 'every option has its attribute, in the platform’s order',
    format: 'standard',
    options: { mute: true, responsive: true, autoplay: false, label: 'A & B' },
    code: `${DIV} data-width="640" data-height="360" data-bulk-label="A &amp; B" data-autoplay="false" data-responsive="true" data-volume="0"></div>${SCRIPT}`,
  },
  {
    says: 'what else the container and the script have stays, but for handlers',
    format: 'standard',
    fields: {
      code: "<!-- <div data-embed=old> -->\n<DIV id=box onclick='x()' data-autoplay=\"true\" DATA-EMBED=e1 data-customer='a&amp;b' data-advolume=defaultOff></DIV><script async src=//media.example.com/e.js></script>",
    },
    options: { responsive: true },
    code: '<div class="media-embed-container" data-embed="e1" data-customer="a&amp;b" data-nfs="a&amp;b" data-autoplay="true" data-responsive="true" id="box" data-advolume="defaultOff"></div><script async="" src="https://media.example.com/e.js"></script>',
  },
  {
    says: 'responsive can be taken away',
    format: 'standard',
    fields: { code: '<div data-embed="e1" data-customer="c" data-responsive="true"></div>' },
    options: { responsive: false },
    code: '<div class="media-embed-container" data-embed="e1" data-customer="c" data-nfs="c"></div>',
  },
  {
    says: 'the public id takes the place of the id',
    format: 'standard',
    fields: { public_id: 'p"1' },
    code: CODE.replace('"e1"', '"p&quot;1"'),
  },
  {
    says: 'code that already has the public id is not touched',
    format: 'standard',
    fields: { public_id: 'p1', code: "<div data-embed='p1'></div>" },
    code: "<div data-embed='p1'></div>",
  },
  {
    says: 'code that has the public id elsewhere only is made anew',
    format: 'standard',
    fields: {
      id: '7',
      public_id: '2',
      code: '<div data-embed="7" data-customer="c" data-width="320"></div>',
    },
    code: '<div class="media-embed-container" data-embed="2" data-customer="c" data-nfs="c" data-width="320"></div>',
  },
  {
    says: 'without code it is made from the embed and the options',
    format: 'standard',
    fields: { code: null, responsive: '1' },
    options: { customer: 'acme', script: 'https://media.example.com/scripts/latest/embed.js' },
    code: `${DIV.replace('acme-net', 'acme')} data-width="640" data-height="360" data-responsive="true"></div>${SCRIPT}`,
  },
  {
    says: 'an embed without size has the platform’s',
    format: 'standard',
    fields: { code: '', width: null, height: null },
    options: { customer: 'acme', script: 'https://media.example.com/scripts/latest/embed.js' },
    code: `${DIV.replace('acme-net', 'acme')} data-width="540" data-height="302"></div>${SCRIPT}`,
  },
  {
    says: 'the attributes of a frame are ours, the address is the service’s',
    format: 'iframe',
    code: `<iframe src="${FRAME}" title="Morning news" width="640" height="360" ${FIXED}`,
  },
  {
    says: 'a frame takes size, title, loading and label',
    format: 'iframe',
    options: { width: 200, height: 100, title: 'T"', lazy: false, label: 'sport/1 ü' },
    code: `<iframe src="${FRAME}/sport%2F1%20%C3%BC" title="T&quot;" width="200" height="100" ${FIXED.replace('lazy', 'eager')}`,
  },
  {
    says: 'autoplay and mute have no place in a frame address',
    format: 'iframe',
    options: { autoplay: true, mute: true },
    code: `<iframe src="${FRAME}" title="Morning news" width="640" height="360" ${FIXED}`,
  },
  {
    says: 'a responsive frame keeps its ratio, and has a fixed height where its style is dropped',
    format: 'iframe',
    options: { responsive: true },
    code: `<iframe src="${FRAME}" title="Morning news" ${FITTED} ${FIXED}`,
  },
  {
    says: 'a responsive embed has a responsive frame',
    format: 'iframe',
    fields: { responsive: 1 },
    code: `<iframe src="${FRAME}" title="Morning news" ${FITTED} ${FIXED}`,
  },
  {
    says: 'the public id takes the place of the id in the address, and a label that of another',
    format: 'iframe',
    fields: { public_id: 'p 1', code_iframe: `<iframe src="${FRAME}/old?x=1#y">` },
    options: { label: 'new' },
    code: `<iframe src="https://media.example.com/proxy/iframe.php/p%201/acme/new?x=1#y" title="Morning news" width="640" height="360" ${FIXED}`,
  },
  {
    says: 'an address of another form has the label at its end',
    format: 'iframe',
    fields: { code_iframe: null },
    options: { frame: 'https://player.example/e/', label: 'a' },
    code: `<iframe src="https://player.example/e/a" title="Morning news" width="640" height="360" ${FIXED}`,
  },
  {
    says: 'a frame without any title has one all the same',
    format: 'iframe',
    fields: { title: ' ', video: null },
    code: `<iframe src="${FRAME}" title="Media player" width="640" height="360" ${FIXED}`,
  },
  {
    says: 'AMP has a placeholder image',
    format: 'amp',
    code: amp('width="640" height="360"', `title="Morning news" src="${FRAME}">${POSTER}`),
  },
  {
    says: 'or a placeholder text, and takes size, label and title',
    format: 'amp',
    fields: { video: null },
    options: { width: 16, height: 9, label: 'x', title: '<T>' },
    code: amp(
      'width="16" height="9"',
      `title="&lt;T&gt;" src="${FRAME}/x"><div placeholder>&lt;T&gt;</div>`,
    ),
  },
  {
    says: '360 code keeps everything and gains permissions, a title and fullscreen',
    format: '360',
    fields: {
      code_360:
        '<p>Look!</p><iframe class="v" src="//media.example.com/360/e1" allow="autoplay *"></iframe><p>around</p>',
    },
    code: `<p>Look!</p><iframe class="v" src="https://media.example.com/360/e1" ${SENSORS} title="Morning news" allowfullscreen></iframe><p>around</p>`,
  },
  {
    says: '360 code takes size, title and loading',
    format: '360',
    options: { width: 640, height: 320, title: 'Dome', lazy: true },
    code: `<iframe src="https://media.example.com/360/e1?view=1" ${SENSORS} width="640" title="Dome" height="320" allowfullscreen loading="lazy"></iframe>`,
  },
  {
    says: '360 code has the public id in an address of the platform’s form',
    format: '360',
    fields: {
      public_id: 'p 1',
      code_360:
        '<iframe src="//media.example.com/proxy/iframe.php/e1/acme?view=1" allow="autoplay *"></iframe>',
    },
    code: `<iframe src="https://media.example.com/proxy/iframe.php/p%201/acme?view=1" ${SENSORS} title="Morning news" allowfullscreen></iframe>`,
  },
  {
    says: 'a frame that a script writes is left to the script',
    format: '360',
    fields: {
      code_360: '<div></div><script>document.write("<iframe src=//x></iframe>")</script>',
    },
    code: '<div></div><script>document.write("<iframe src=//x></iframe>")</script>',
  },
  {
    says: 'a frame that its own document fills keeps it',
    format: '360',
    fields: { code_360: '<iframe srcdoc="&lt;p&gt;" allow="autoplay *"></iframe>' },
    code: `<iframe srcdoc="&lt;p&gt;" ${SENSORS} title="Morning news" allowfullscreen></iframe>`,
  },
  {
    says: '360 code without a frame goes out as it is',
    format: '360',
    fields: { code_360: '<script src="https://media.example.com/360.js"></script>' },
    options: { width: 1 },
    code: '<script src="https://media.example.com/360.js"></script>',
  },
  {
    says: 'the service’s instant article goes out as it is',
    format: 'instant-article',
    code: `<figure class="op-interactive"><iframe width="640" height="360" src="${FRAME}"></iframe></figure>`,
  },
  {
    says: 'the service’s instant article goes out as it is when its frame has the public id',
    format: 'instant-article',
    fields: {
      public_id: 'p 1',
      code_instant_article:
        '<figure><iframe src="//m.example/proxy/iframe.php/p%201/acme"></iframe></figure>',
    },
    code: '<figure><iframe src="//m.example/proxy/iframe.php/p%201/acme"></iframe></figure>',
  },
  {
    says: 'an instant article without the public id in its place is made anew',
    format: 'instant-article',
    fields: { public_id: '36' },
    code: `<figure class="op-interactive"><iframe class="no-margin" width="640" height="360" src="${FRAME.replace('e1', '36')}" title="Morning news"></iframe></figure>`,
  },
  {
    says: 'an instant article has one width class and whole numbers',
    format: 'instant-article',
    options: { width: 320.4, label: 'x' },
    code: `<figure class="op-interactive"><iframe class="no-margin" width="320" height="180" src="${FRAME}/x" title="Morning news"></iframe></figure>`,
  },
  {
    says: 'the element takes the address of a published embed, a link and a frame for readers without it',
    format: 'media-embed',
    options: { src: 'https://cdn.example.com/e1.json?a=1&b=2' },
    code: `<media-embed src="https://cdn.example.com/e1.json?a=1&amp;b=2">${FALLBACK}`,
  },
  {
    says: 'the element has an attribute for every option; what is false is left out',
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
    says: 'without an address the JSON is inside, and nothing in it can end the script',
    format: 'media-embed',
    fields: { title: '</script><!--&\u2028', code: null, code_iframe: null, video: null, width: 2 },
    code: '<media-embed><script type="application/json">{"id":"e1","title":"\\u003C/script\\u003E\\u003C!--\\u0026\\u2028","public_id":null,"code":null,"code_iframe":null,"width":2,"height":"360","video":null,"live":null}</script></media-embed>',
  },
];

for (const { says, format, fields, options, code } of ROWS) {
  test(`${format}: ${says}`, () => {
    assert.equal(renderCode(sampleEmbed(fields), format, options), code);
  });
}
