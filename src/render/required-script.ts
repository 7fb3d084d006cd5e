import type { CodeFormat } from './code-formats.js';
import { element } from './markup.js';

/** Where a page loads the element from. */
export interface ScriptSource {
  /** Address of a file of `dist/cdn`; without it the script is the import of the npm package. */
  readonly address?: string | undefined;
  /** Subresource integrity of that file, such as `sha384-…`. It does not cover the parts that the file loads later. */
  readonly integrity?: string | undefined;
}

/** The code that a page needs once, whatever number of embeds it has. */
export interface RequiredScript {
  /** HTML for the head of the page, or a module of its own scripts. */
  readonly language: 'html' | 'js';
  readonly code: string;
}

const INTEGRITY = /^sha(?:256|384|512)-[\w+/]+={0,2}$/;

const NPM_IMPORT: RequiredScript = {
  language: 'js',
  code: "import 'media-embed-elements/media-embed.js';",
};

const AMP_EXTENSION: RequiredScript = {
  language: 'html',
  code: '<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>',
};

const elementScript = ({ address, integrity }: ScriptSource): RequiredScript => {
  if (address === undefined) return NPM_IMPORT;
  const checked = integrity !== undefined && INTEGRITY.test(integrity) ? integrity : undefined;
  const crossorigin = checked === undefined ? undefined : 'anonymous';
  const attributes = { type: 'module', src: address, integrity: checked, crossorigin };
  return { language: 'html', code: element('script', attributes) };
};

/** The script that the code of a format needs, or null. The code of `standard` contains its own. */
export const requiredScript = (
  format: CodeFormat,
  source: ScriptSource = {},
): RequiredScript | null => {
  if (format === 'amp') return AMP_EXTENSION;
  return format === 'media-embed' || format === 'media-embed-src' ? elementScript(source) : null;
};
