import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CodeFormat,
  CODE_FORMATS,
  CodeUnavailableError,
  renderCode,
} from '../../../src/render/render-code.js';
import { type Row } from './code-row.js';
import { FEED_ROWS } from './feed-rows.js';
import { UNAVAILABLE } from './unavailable-rows.js';
import { REQUIRED } from './required-options.js';
import { CODE, FRAME, sampleEmbed } from './sample-embed.js';

const SCRIPT = '<script src="https://media.example.com/scripts/latest/embed.js"></script>';
const DIV =
  '<div class="media-embed-container" data-embed="e1" data-customer="acme" data-nfs="acme-net"';
const ALLOW = 'allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen';
const FIXED = `${ALLOW} referrerpolicy="strict-origin-when-cross-origin" loading="lazy"></iframe>`;

/** Size and style of a frame that is 360 px high, or of another one. */
const layout = (column: string, width = 640, height = 360): string =>
  `width="${width}" height="${height}" style="aspect-ratio:${width}/${height};width:${column};max-width:100%;height:auto;border:0"`;

const FITTED = layout('640px');
const FLUID = layout('100%');
const SANDBOX =
  'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"';
const SENSORS = 'allow="autoplay *; accelerometer; gyroscope; xr-spatial-tracking; fullscreen"';
const FALLBACK = `<a href="${FRAME}">Morning news</a><noscript><iframe src="${FRAME}" title="Morning news" ${FITTED} ${FIXED}</noscript></media-embed>`;

const amp = (size: string, rest: string, layoutName = 'responsive'): string =>
  `<amp-iframe ${size} layout="${layoutName}" ${SANDBOX} ${ALLOW} frameborder="0" ${rest}</amp-iframe>`;

const POSTER =
  '<amp-img layout="fill" src="https://images.example.com/news.jpg" placeholder alt=""></amp-img>';

const ROWS: Readonly<Record<CodeFormat, Readonly<Record<string, Row>>>> = {
  standard: {
    'the service’s own code is used unchanged': { code: CODE },
    'the service’s own code is used unchanged when its form is unknown': {
      fields: { code: '<p>Something <b>new</b></p>' },
      code: '<p>Something <b>new</b></p>',
    },
    'an option that the format does not support changes nothing': {
      options: {
        title: 'Other',
        lazy: false,
        src: 'https://a.example/e.json',
        frame: 'https://a.example/',
      },
      code: CODE,
    },
    'an unusable value is ignored': {
      options: { width: NaN, height: -4, label: ' ', customer: '', script: 'javascript:alert(1)' },
      code: CODE,
    },
    'a size changes only the size': {
      options: { width: 320, height: 200 },
      code: `${DIV} data-width="320" data-height="200"></div>${SCRIPT}`,
    },
    'a width sets the height by the aspect ratio': {
      options: { width: 320 },
      code: `${DIV} data-width="320" data-height="180"></div>${SCRIPT}`,
    },
    'a size is rounded and bounded': {
      options: { width: 1e9, height: 99.5 },
      code: `${DIV} data-width="99999" data-height="100"></div>${SCRIPT}`,
    },
    'every option has its attribute, in the platform’s order': {
      options: { mute: true, responsive: true, autoplay: false, label: 'A & B' },
      code: `${DIV} data-width="640" data-height="360" data-bulk-label="A &amp; B" data-autoplay="false" data-responsive="true" data-volume="0"></div>${SCRIPT}`,
    },
    'other attributes of the container and the script are kept, except event handlers': {
      fields: {
        code: "<!-- <div data-embed=old> -->\n<DIV id=box onclick='x()' data-autoplay=\"true\" DATA-EMBED=e1 data-customer='a&amp;b' data-advolume=defaultOff></DIV><script async src=//media.example.com/e.js></script>",
      },
      options: { responsive: true },
      code: '<div class="media-embed-container" data-embed="e1" data-customer="a&amp;b" data-nfs="a&amp;b" data-autoplay="true" data-responsive="true" id="box" data-advolume="defaultOff"></div><script async="" src="https://media.example.com/e.js"></script>',
    },
    'responsive can be removed': {
      fields: { code: '<div data-embed="e1" data-customer="c" data-responsive="true"></div>' },
      options: { responsive: false },
      code: '<div class="media-embed-container" data-embed="e1" data-customer="c" data-nfs="c"></div>',
    },
    'the public id replaces the id': {
      fields: { public_id: 'p"1' },
      code: CODE.replace('"e1"', '"p&quot;1"'),
    },
    'code that already has the public id is used unchanged': {
      fields: { public_id: 'p1', code: "<div data-embed='p1'></div>" },
      code: "<div data-embed='p1'></div>",
    },
    'code that has the public id only in other attributes is written anew': {
      fields: {
        id: '7',
        public_id: '2',
        code: '<div data-embed="7" data-customer="c" data-width="320"></div>',
      },
      code: '<div class="media-embed-container" data-embed="2" data-customer="c" data-nfs="c" data-width="320"></div>',
    },
    'missing code is written from the embed and the options': {
      fields: { code: null, responsive: '1' },
      options: { customer: 'acme', script: 'https://media.example.com/scripts/latest/embed.js' },
      code: `${DIV.replace('acme-net', 'acme')} data-width="640" data-height="360" data-responsive="true"></div>${SCRIPT}`,
    },
    'an embed without a size has the platform’s default size': {
      fields: { code: '', width: null, height: null },
      options: { customer: 'acme', script: 'https://media.example.com/scripts/latest/embed.js' },
      code: `${DIV.replace('acme-net', 'acme')} data-width="540" data-height="302"></div>${SCRIPT}`,
    },
  },
  iframe: {
    'a frame has the address of the service’s code and its own attributes': {
      code: `<iframe src="${FRAME}" title="Morning news" ${FITTED} ${FIXED}`,
    },
    'a frame has the size, title, loading and label of the options': {
      options: { width: 200, height: 100, title: 'T"', lazy: false, label: 'sport/1 ü' },
      code: `<iframe src="${FRAME}/sport%2F1%20%C3%BC" title="T&quot;" ${layout('200px', 200, 100)} ${FIXED.replace('lazy', 'eager')}`,
    },
    'options of playback are in the fragment of the address': {
      options: { autoplay: true, mute: true, loop: true, captions: true, start: 12.5, end: 30 },
      code: `<iframe src="${FRAME}#autoplay=1&amp;muted=1&amp;loop=1&amp;captions=1&amp;t=12.5,30" title="Morning news" ${FITTED} ${FIXED}`,
    },
    'an end that is not after the start is left out': {
      options: { autoplay: false, start: 30, end: 30 },
      code: `<iframe src="${FRAME}#t=30" title="Morning news" ${FITTED} ${FIXED}`,
    },
    'an end without a start is written, after the fragment of the address': {
      options: { frame: 'https://player.example/e#a', end: 30 },
      code: `<iframe src="https://player.example/e#a&amp;t=,30" title="Morning news" ${FITTED} ${FIXED}`,
    },
    'a responsive frame has the width of its container': {
      options: { responsive: true },
      code: `<iframe src="${FRAME}" title="Morning news" ${FLUID} ${FIXED}`,
    },
    'a responsive embed has a responsive frame': {
      fields: { responsive: 1 },
      code: `<iframe src="${FRAME}" title="Morning news" ${FLUID} ${FIXED}`,
    },
    'a responsive portrait frame is not wider than its width': {
      fields: { responsive: 1, width: 216, height: 384 },
      code: `<iframe src="${FRAME}" title="Morning news" ${layout('216px', 216, 384)} ${FIXED}`,
    },
    'an aspect ratio changes the height': {
      options: { aspectRatio: 2 },
      code: `<iframe src="${FRAME}" title="Morning news" ${layout('640px', 640, 320)} ${FIXED}`,
    },
    'an aspect ratio without any size changes the default height': {
      fields: { width: null, height: null },
      options: { aspectRatio: 1 },
      code: `<iframe src="${FRAME}" title="Morning news" ${layout('540px', 540, 540)} ${FIXED}`,
    },
    'the public id replaces the id in the address, and a label replaces another label': {
      fields: { public_id: 'p 1', code_iframe: `<iframe src="${FRAME}/old?x=1#y">` },
      options: { label: 'new' },
      code: `<iframe src="https://media.example.com/proxy/iframe.php/p%201/acme/new?x=1#y" title="Morning news" ${FITTED} ${FIXED}`,
    },
    'a label is appended to an address of another form': {
      fields: { code_iframe: null },
      options: { frame: 'https://player.example/e/', label: 'a' },
      code: `<iframe src="https://player.example/e/a" title="Morning news" ${FITTED} ${FIXED}`,
    },
    'a frame always has a title': {
      fields: { title: ' ', video: null },
      code: `<iframe src="${FRAME}" title="Media player" ${FITTED} ${FIXED}`,
    },
  },
  amp: {
    'the poster is the placeholder': {
      code: amp('width="640" height="360"', `title="Morning news" src="${FRAME}">${POSTER}`),
    },
    'a portrait player is not wider than its width': {
      fields: { width: 216, height: 384 },
      code: amp(
        'width="216" height="384"',
        `title="Morning news" src="${FRAME}">${POSTER}`,
        'intrinsic',
      ),
    },
    'a square player fills its column, and only https is used': {
      fields: {
        width: 300,
        height: 300,
        video: { preview_image: 'http://images.example.com/a.jpg?http://b' },
      },
      options: { frame: 'http://player.example/?u=http:x' },
      code: amp(
        'width="300" height="300"',
        'title="Morning news" src="https://player.example/?u=http:x"><amp-img layout="fill" src="https://images.example.com/a.jpg?http://b" placeholder alt=""></amp-img>',
      ),
    },
    'the title is the placeholder without a poster, and options set size, label and title': {
      fields: { video: null },
      options: { width: 16, height: 9, label: 'x', title: '<T>' },
      code: amp(
        'width="16" height="9"',
        `title="&lt;T&gt;" src="${FRAME}/x"><div placeholder>&lt;T&gt;</div>`,
      ),
    },
  },
  '360': {
    'permissions, a title and fullscreen are added, and everything else is kept': {
      fields: {
        code_360:
          '<p>Look!</p><iframe class="v" src="//media.example.com/360/e1" allow="autoplay *"></iframe><p>around</p>',
      },
      code: `<p>Look!</p><iframe class="v" src="https://media.example.com/360/e1" ${SENSORS} title="Morning news" ${FITTED} allowfullscreen></iframe><p>around</p>`,
    },
    '360 code has the size, title and loading of the options': {
      options: { width: 640, height: 320, title: 'Dome', lazy: true },
      code: `<iframe src="https://media.example.com/360/e1?view=1" ${SENSORS} width="640" title="Dome" height="320" style="aspect-ratio:640/320;width:640px;max-width:100%;height:auto;border:0" allowfullscreen loading="lazy"></iframe>`,
    },
    '360 code has the public id in an address of the platform’s form': {
      fields: {
        public_id: 'p 1',
        code_360:
          '<iframe src="//media.example.com/proxy/iframe.php/e1/acme?view=1" allow="autoplay *"></iframe>',
      },
      code: `<iframe src="https://media.example.com/proxy/iframe.php/p%201/acme?view=1" ${SENSORS} title="Morning news" ${FITTED} allowfullscreen></iframe>`,
    },
    'a frame of the service without a border attribute keeps its own style and size in pixels': {
      fields: {
        responsive: 1,
        code_360:
          '<iframe src="https://media.example.com/360" width="800" height="400" frameborder="0" style="margin:0;"></iframe>',
      },
      code: `<iframe src="https://media.example.com/360" width="800" height="400" style="margin:0;aspect-ratio:800/400;width:100%;max-width:100%;height:auto;border:0" title="Morning news" ${SENSORS.replace('autoplay *; ', '').replace('fullscreen"', 'fullscreen; autoplay"').replace(/^/, '')} allowfullscreen></iframe>`,
    },
    'a frame that a script writes is not changed': {
      fields: {
        code_360: '<div></div><script>document.write("<iframe src=//x></iframe>")</script>',
      },
      code: '<div></div><script>document.write("<iframe src=//x></iframe>")</script>',
    },
    'a frame with a srcdoc keeps it': {
      fields: { code_360: '<iframe srcdoc="&lt;p&gt;" allow="autoplay *"></iframe>' },
      code: `<iframe srcdoc="&lt;p&gt;" ${SENSORS} title="Morning news" ${FITTED} allowfullscreen></iframe>`,
    },
    'text inside the frame of 360 code is left out, because HTML does not allow it': {
      fields: {
        code_360:
          '<iframe src="https://media.example.com/360"><p>No frames?</p></IFRAME ><p>After</p>',
      },
      code: `<iframe src="https://media.example.com/360" title="Morning news" ${FITTED} ${SENSORS.replace('autoplay *; ', '').replace('fullscreen"', 'fullscreen; autoplay"')} allowfullscreen></iframe><p>After</p>`,
    },
    'a frame of 360 code without an end gets one': {
      fields: { code_360: '<iframe src="https://media.example.com/360"><p>Text</iframe' },
      code: `<iframe src="https://media.example.com/360" title="Morning news" ${FITTED} ${SENSORS.replace('autoplay *; ', '').replace('fullscreen"', 'fullscreen; autoplay"')} allowfullscreen></iframe>`,
    },
    '360 code without a frame is used unchanged': {
      fields: { code_360: '<script src="https://media.example.com/360.js"></script>' },
      options: { width: 1 },
      code: '<script src="https://media.example.com/360.js"></script>',
    },
  },
  'instant-article': {
    'the service’s instant article is used unchanged': {
      code: `<figure class="op-interactive"><iframe width="640" height="360" src="${FRAME}"></iframe></figure>`,
    },
    'the service’s instant article is used unchanged when its frame has the public id': {
      fields: {
        public_id: 'p 1',
        code_instant_article:
          '<figure><iframe src="//m.example/proxy/iframe.php/p%201/acme"></iframe></figure>',
      },
      code: '<figure><iframe src="//m.example/proxy/iframe.php/p%201/acme"></iframe></figure>',
    },
    'an instant article without the public id is written anew': {
      fields: { public_id: '36' },
      code: `<figure class="op-interactive"><iframe class="no-margin" ${FITTED} src="${FRAME.replace('e1', '36')}" title="Morning news"></iframe></figure>`,
    },
    'an instant article has one width class and whole numbers': {
      options: { width: 320.4, label: 'x' },
      code: `<figure class="op-interactive"><iframe class="no-margin" ${layout('320px', 320, 180)} src="${FRAME}/x" title="Morning news"></iframe></figure>`,
    },
  },
  'media-embed': {
    'the element has the address of a published embed, a link and a frame as fallbacks': {
      options: { src: 'https://cdn.example.com/e1.json?a=1&b=2' },
      code: `<media-embed src="https://cdn.example.com/e1.json?a=1&amp;b=2" width="640" height="360" style="display:block;aspect-ratio:640/360;width:640px;max-width:100%">${FALLBACK}`,
    },
    'the link leads to the page of the embed, and the frame to the player': {
      options: { src: 'https://cdn.example.com/e1.json', page: 'https://www.example/e1' },
      code: `<media-embed src="https://cdn.example.com/e1.json" width="640" height="360" style="display:block;aspect-ratio:640/360;width:640px;max-width:100%">${FALLBACK.replace(`href="${FRAME}"`, 'href="https://www.example/e1"')}`,
    },
    'a portrait element has its size': {
      fields: { width: 216, height: 384, responsive: 1 },
      options: { src: 'https://cdn.example.com/e1.json', fallback: false },
      code: '<media-embed src="https://cdn.example.com/e1.json" width="216" height="384" style="display:block;aspect-ratio:216/384;width:216px;max-width:100%"></media-embed>',
    },
    'a responsive element has only its aspect ratio': {
      fields: { width: 640, height: 480, responsive: 1 },
      options: { src: 'https://cdn.example.com/e1.json', fallback: false },
      code: '<media-embed src="https://cdn.example.com/e1.json" style="display:block;aspect-ratio:640/480"></media-embed>',
    },
    'an element without a size has the width of its container': {
      fields: { width: null, height: null },
      options: { src: 'https://cdn.example.com/e1.json', fallback: false },
      code: '<media-embed src="https://cdn.example.com/e1.json" style="display:block;aspect-ratio:16/9"></media-embed>',
    },
    'the element has an attribute for every option that is not false': {
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
      code: `<media-embed src="https://cdn.example.com/e1.json" format="standard" width="640" height="360" style="display:block;aspect-ratio:640/360;width:640px;max-width:100%" title="Morning news" label="x" autoplay poster="https://images.example.com/news.jpg" loading="eager"><link rel="preload" as="image" href="https://images.example.com/news.jpg" fetchpriority="high">${FALLBACK.replaceAll(FRAME, `${FRAME}/x`).replace('lazy', 'eager').replace('">', `" style="display:block;height:100%;background:#000 url(https://images.example.com/news.jpg) 50%/cover;color:#fff;text-shadow:0 0 3px #000">`)}`,
    },
    'the element has the range of the content, loop and captions': {
      options: {
        src: 'https://cdn.example.com/e1.json',
        fallback: false,
        loop: true,
        captions: true,
        start: 12.5,
        end: 30,
      },
      code: '<media-embed src="https://cdn.example.com/e1.json" width="640" height="360" style="display:block;aspect-ratio:640/360;width:640px;max-width:100%" start="12.5" end="30" loop captions></media-embed>',
    },
    'the element contains the JSON without an address, and the JSON cannot end the script': {
      fields: {
        title: '</script><!--&\u2028',
        code: null,
        code_iframe: null,
        video: null,
        width: 2,
      },
      code: '<media-embed width="2" height="360" style="display:block;aspect-ratio:2/360;width:2px;max-width:100%">\n<script type="application/json">{"id":"e1","title":"\\u003C/script\\u003E\\u003C!--\\u0026\\u2028","public_id":null,"code":null,"code_iframe":null,"width":2,"height":"360","video":null,"live":null}</script></media-embed>',
    },
  },
  'media-embed-src': {
    'the element with its address is one line': {
      options: { src: 'https://cdn.example.com/e1.json', consent: 'required' },
      code: `<media-embed src="https://cdn.example.com/e1.json" width="640" height="360" style="display:block;aspect-ratio:640/360;width:640px;max-width:100%" consent="required"><a href="${FRAME}">Morning news</a></media-embed>`,
    },
  },
  'responsive-iframe': {
    'a frame has the width of its container, whatever the embed says': {
      fields: { responsive: 0 },
      options: { autoplay: true },
      code: `<iframe src="${FRAME}#autoplay=1" title="Morning news" ${FLUID} ${FIXED}`,
    },
  },
  ...FEED_ROWS,
};

for (const [format, rows] of Object.entries(ROWS) as [CodeFormat, Record<string, Row>][]) {
  for (const [behavior, { fields, options, code }] of Object.entries(rows)) {
    test(`${format}: ${behavior}`, () => {
      assert.equal(renderCode(sampleEmbed(fields), format, options), code);
    });
  }
}

for (const [format, when, { fields, options }, path, reason] of UNAVAILABLE) {
  test(`${format}: a CodeUnavailableError is thrown when ${when}`, () => {
    assert.throws(
      () => renderCode(sampleEmbed(fields), format, options),
      (error) => {
        assert.ok(error instanceof CodeUnavailableError);
        assert.deepEqual(
          [error.name, error.format, error.path, error.reason],
          ['CodeUnavailableError', format, path, reason],
        );
        for (const part of [format, path, error.remedy]) assert.ok(error.message.includes(part));
        return true;
      },
    );
  });
}

test('five texts of ten million characters end in code of every format', () => {
  const long = 'a<'.repeat(5_000_000);
  const texts = { title: long, description: long, short_description: long, tags: long };
  const embed = sampleEmbed({
    ...texts,
    created_at: '2026-03-01 10:00:00',
    video: { id: '3', title: long, preview_image: 'https://images.example.com/news.jpg' },
  });
  for (const { format } of CODE_FORMATS)
    assert.ok(renderCode(embed, format, REQUIRED[format]).length < 3_000_000, format);
});

test('an unknown format is refused with what to do', () => {
  assert.throws(() => renderCode(sampleEmbed(), 'gif' as CodeFormat), {
    name: 'CodeUnavailableError',
    format: 'gif',
    reason: 'format',
    path: '',
    remedy: /`CODE_FORMATS`/,
  });
});
