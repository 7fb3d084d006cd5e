import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CodeOptions, renderCode } from '../../../src/index.js';
import { embedRecognizer } from '../../../src/editors/embed-recognizer.js';
import type { UnkeptOption } from '../../../src/editors/unkept-options.js';

const EMBED = {
  id: '7',
  title: 'Opening night',
  code: '<div class="media-embed-container" data-embed="7" data-customer="acme" data-nfs="acme"></div><script src="https://media.example/scripts/latest/embed.js"></script>',
  code_iframe: '<iframe src="https://media.example/proxy/iframe.php/7/acme"></iframe>',
};
const SRC = 'https://www.example/embeds/7.json';

const ALL: CodeOptions = {
  src: SRC,
  autoplay: true,
  mute: true,
  loop: true,
  start: 5,
  end: 9,
  label: 'l',
  elementFormat: 'player',
  lazy: false,
};

const reportedBy = (code: string): readonly (readonly UnkeptOption[])[] => {
  const reports: (readonly UnkeptOption[])[] = [];
  const recognizer = embedRecognizer({
    embeds: ['https://www.example/embeds'],
    players: ['https://media.example'],
    onUnkeptOptions: (options) => reports.push(options),
  });
  recognizer.blockIn(code);
  return reports;
};

const FORMATS = [
  [
    'media-embed-src',
    ['elementFormat', 'label', 'autoplay', 'mute', 'start', 'end', 'loop', 'lazy'],
  ],
  ['responsive-iframe', ['lazy', 'autoplay', 'mute', 'loop', 'start', 'label']],
  ['amp', ['autoplay', 'mute', 'loop', 'start', 'label']],
  ['standard', ['label', 'autoplay', 'mute']],
] as const;

for (const [format, options] of FORMATS) {
  test(`reports the options of ${format} code that a block does not keep`, () => {
    assert.deepEqual(reportedBy(renderCode(EMBED, format, ALL)), [options]);
  });

  test(`reports nothing for ${format} code without other options than those of a block`, () => {
    const options = { src: SRC, width: 320, height: 180, title: 'A', autoplay: false };
    assert.deepEqual(reportedBy(renderCode(EMBED, format, options)), []);
  });
}

test('reports when an element loads, and what the address of a player asks for', () => {
  const code = renderCode(EMBED, 'media-embed-src', { src: SRC, elementLoading: 'click' });
  assert.deepEqual(reportedBy(code), [['elementLoading']]);
  const address = 'https://media.example/proxy/iframe.php/7/acme#autoplay=1&muted=0';
  assert.deepEqual(reportedBy(address), [['autoplay']]);
  assert.deepEqual(reportedBy(`<a href="${address}">Opening night</a>`), [['autoplay']]);
});

test('reports nothing for a link and for code of other sites', () => {
  assert.deepEqual(reportedBy('https://www.example/embeds/7'), []);
  assert.deepEqual(reportedBy('<iframe src="https://videos.example/7#autoplay=1"></iframe>'), []);
});
