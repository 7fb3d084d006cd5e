import { expect } from '@open-wc/testing';
import * as elements from '../../components/index.js';
import '../../components/ad-tag-debugger/define.js';
import '../../components/define.js';
import '../../components/media-embed-preview/define.js';
import { embedFixture } from './embed-fixture.js';
import { configOf } from './media-embed-player/player-fixture.js';
import { watchEachTest } from './page-watch.js';

type ElementClass = new () => HTMLElement & { readonly updateComplete: Promise<boolean> };

/** The classes of all elements, and their attributes. */
const ATTRIBUTES = Object.values<unknown>(elements).flatMap((value) => {
  const { observedAttributes, name } = value as { observedAttributes?: string[]; name: string };
  return observedAttributes === undefined
    ? []
    : [{ ElementClass: value as ElementClass, name, attributes: observedAttributes }];
});

const VALUES: readonly string[] = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-1',
  '-0',
  '1e999',
  '0.1',
  '99999999999999999999',
  'null',
  'undefined',
  'true',
  'false',
  '[object Object]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:x',
  'https://',
  'http://[',
  'https://a.test:99999/',
  '//a.invalid/x.json',
  'https://a.invalid\\@b.invalid',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '😀',
  '\ud800',
  '\u0000',
  '\u202e',
  'a\nb',
  'x'.repeat(100_000),
];

/** What an element needs in order to show something. */
const contentOf = (element: HTMLElement): object =>
  element instanceof elements.MediaEmbedPlayer
    ? { config: configOf({}) }
    : { embed: embedFixture() };

const SCRIPTS =
  'script:not([type="application/json"]), [href^="javascript:" i], [src^="javascript:" i]';

const expectNoScript = (root: DocumentFragment | Element): void => {
  expect(root.querySelectorAll(SCRIPTS).length).to.equal(0);
  for (const element of root.querySelectorAll('*'))
    for (const { name } of element.attributes) expect(name).not.to.match(/^on/);
};

describe('hostile attributes', () => {
  const seen = watchEachTest();

  it('are those of all elements', () => {
    expect(ATTRIBUTES.length).to.equal(5);
  });

  for (const { ElementClass, name, attributes } of ATTRIBUTES)
    for (const attribute of attributes)
      it(`cause no error and no script: ${attribute} of ${name}`, async () => {
        for (const hasContent of [true, false])
          for (const value of VALUES) {
            const element = new ElementClass();
            if (hasContent) Object.assign(element, contentOf(element));
            element.setAttribute('loading', 'click');
            element.setAttribute(attribute, value);
            document.body.append(element);
            await element.updateComplete;
            expectNoScript(element.shadowRoot ?? element);
            element.removeAttribute(attribute);
            await element.updateComplete;
            element.remove();
          }
        expect(seen()).to.deep.equal([]);
      });
});
