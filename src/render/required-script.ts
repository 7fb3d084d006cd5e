import { type CdnIntegrity, scriptIntegrity, usableHash } from './cdn-integrity.js';
import type { CodeFormat } from './code-formats.js';
import { element, json, startTag } from './markup.js';

/** Where a page loads the element from. */
export interface ScriptSource {
  /** Address of a file of `dist/cdn`; without it the script is the import of the npm package. */
  readonly address?: string | undefined;
  /**
   * `media-embed-elements/integrity.json`: browsers refuse the file, and the files that it imports, if they were
   * changed. An import map has the hashes of the imported files; a page whose policy forbids inline scripts passes
   * only the hash of the file, such as `sha384-…`. Parts that are loaded later are not covered.
   */
  readonly integrity?: string | CdnIntegrity | undefined;
}

/** The code that a page needs once for all its embeds. */
export interface RequiredScript {
  /** HTML for the head of the page, or a module of its own scripts. */
  readonly language: 'html' | 'js';
  readonly code: string;
}

const NPM_IMPORT: RequiredScript = {
  language: 'js',
  code: "import 'media-embed-elements/media-embed.js';",
};

const AMP_EXTENSION: RequiredScript = {
  language: 'html',
  code: '<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>',
};

/** The hashes of imported files, for the browsers that know them (import maps of the HTML standard). */
const importMap = (hashes: Readonly<Record<string, string>>): string =>
  Object.keys(hashes).length === 0
    ? ''
    : `${element('script', { type: 'importmap' }, json({ integrity: hashes }))}\n`;

/** Imported files are requested with the script and not after it. */
const modulePreloads = (hashes: Readonly<Record<string, string>>): string =>
  Object.entries(hashes)
    .map(([href, integrity]) => ({
      rel: 'modulepreload',
      href,
      integrity,
      crossorigin: 'anonymous',
    }))
    .map((attributes) => `${startTag('link', attributes)}\n`)
    .join('');

const elementScript = ({ address, integrity }: ScriptSource): RequiredScript => {
  if (address === undefined) return NPM_IMPORT;
  const checked =
    typeof integrity === 'object'
      ? scriptIntegrity(address, integrity)
      : { integrity: usableHash(integrity), imports: {} };
  const hash = checked?.integrity;
  const crossorigin = hash === undefined ? undefined : 'anonymous';
  const script = element('script', { type: 'module', src: address, integrity: hash, crossorigin });
  const imports = checked?.imports ?? {};
  // Before the modules: later maps are ignored by some browsers.
  return { language: 'html', code: importMap(imports) + modulePreloads(imports) + script };
};

/** The script that the code of a format needs, or null. The code of `standard` contains its own. */
export const requiredScript = (
  format: CodeFormat,
  source: ScriptSource = {},
): RequiredScript | null => {
  if (format === 'amp') return AMP_EXTENSION;
  return format === 'media-embed' || format === 'media-embed-src' ? elementScript(source) : null;
};
