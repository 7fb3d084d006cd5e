import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CodeOptions, renderCode } from '../../../../src/render/render-code.js';
import { elementsOf, htmlTree } from '../html-tree.js';
import { sampleEmbed } from '../sample-embed.js';

/** The attributes of the frame that 360 code with these attributes becomes. */
const frameOf = (own: string, options: CodeOptions = {}): Readonly<Record<string, string>> => {
  const code_360 = `<iframe src="https://media.example.com/360" ${own}></iframe>`;
  const code = renderCode(sampleEmbed({ code_360 }), '360', options);
  return elementsOf(htmlTree(code))[0]?.attributes ?? {};
};

test('the frame keeps its title unless the options have one or it is blank', () => {
  assert.equal(frameOf('title="Dome"')['title'], 'Dome');
  assert.equal(frameOf('title="Dome"', { title: 'Other' })['title'], 'Other');
  assert.equal(frameOf('title=" "')['title'], 'Morning news');
});

test('permissions are compared without case, spaces and values', () => {
  assert.equal(
    frameOf('allow=" Gyroscope * ;;fullscreen \'self\' * "')['allow'],
    "Gyroscope *; fullscreen 'self' *; accelerometer; xr-spatial-tracking; autoplay",
  );
});

test('the size of the frame is kept only if both sides are pixels', () => {
  for (const own of [
    'width="800"',
    'height="400"',
    'width="800" height="50%"',
    'width="x800" height="400"',
    'width="800px" height="400"',
    'width="0800" height="400"',
    'width="800000" height="400"',
  ]) {
    const { width, height } = frameOf(own);
    assert.deepEqual([width, height], ['640', '360'], own);
  }
  const { width, height } = frameOf('width="99999" height="1"');
  assert.deepEqual([width, height], ['99999', '1']);
});

test('the options decide when the frame loads', () => {
  assert.equal(frameOf('loading="lazy"')['loading'], 'lazy');
  assert.equal(frameOf('loading="lazy"', { lazy: false })['loading'], 'eager');
  assert.equal(frameOf('', { lazy: true })['loading'], 'lazy');
});

test('the style of the frame keeps its declarations', () => {
  assert.match(frameOf('style="a:b;c:d; "')['style'] ?? '', /^a:b;c:d;aspect-ratio:640\/360;/);
  assert.match(frameOf('style=" "')['style'] ?? '', /^aspect-ratio:/);
});

test('only the first frame is changed', () => {
  const second = '<iframe src="https://b.example/">x</iframe>';
  const code_360 = `<p>a</p><iframe src="https://a.example/"></iframe><p>b</p>${second}`;
  const code = renderCode(sampleEmbed({ code_360 }), '360');
  assert.ok(code.startsWith('<p>a</p><iframe src="https://a.example/"'));
  assert.ok(code.endsWith(`</iframe><p>b</p>${second}`));
});
