import type { Payload, Sink } from './payloads.js';

/** What a careless element does with a text of an embed, by sink; script source, served to the control page. */
export const NAIVE_ELEMENT = `
const paths = {
  innerHTML: (element, text) => { element.innerHTML = text; },
  attrdq: (element, text) => { element.innerHTML = '<a href="#" title="' + text + '">video</a>'; },
  iframesrc: (element, text) => {
    element.append(Object.assign(document.createElement('iframe'), { src: text }));
  },
};
customElements.define('naive-embed', class extends HTMLElement {
  connectedCallback() {
    const { sink, text } = JSON.parse(document.getElementById('data').textContent);
    paths[sink](this, text);
  }
});`;

const careful = (value: unknown): string =>
  `<script type="application/json" id="data">${JSON.stringify(value).replaceAll('<', '\\u003C')}</script>`;

/** The document of one payload in one sink: written by a careless server, or by a careless element. */
export const naiveDocument = ({ payload }: Payload, sink: Sink): string => {
  switch (sink) {
    case 'doc':
      return `<!doctype html><meta charset="utf-8"><body>${payload}`;
    case 'jsstr':
      return `<!doctype html><meta charset="utf-8"><script>var title = "${payload}";</script>`;
    case 'jsonscript':
      return `<!doctype html><meta charset="utf-8"><script type="application/json">{"title": "${payload}"}</script>`;
    default:
      return `<!doctype html><meta charset="utf-8">${careful({ sink, text: payload })}<naive-embed></naive-embed><script src="/naive.js"></script>`;
  }
};
