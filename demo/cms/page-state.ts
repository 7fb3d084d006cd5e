import type { CodeFormat, CodeOptions } from '../../src/index.js';
import { CODE_FORMATS } from '../../src/index.js';
import { fragmentParameter } from '../embed-choice/embed-fragment.js';

/** The state of the page. All of it is in the fragment of the URL, so that it can be shared. */
export interface PageState {
  readonly embed: string;
  readonly format: CodeFormat;
  readonly options: CodeOptions;
}

/** The format that the page starts with: the first choice for pages whose theme loads the script. */
const DEFAULT_FORMAT: CodeFormat = 'media-embed-src';

const OPTION_NAMES = new Set<string>(CODE_FORMATS.flatMap(({ options }) => options));

const NUMBER = /^\d{1,6}(?:\.\d{1,6})?$/;

/** A value of an option. `renderCode` ignores values that an option cannot have. */
const valueOf = (text: string): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true';
  return NUMBER.test(text) ? Number(text) : text;
};

/** Titles and labels are texts even if they are numbers. */
const isText = (name: string): boolean => ['title', 'label', 'customer'].includes(name);

const formatIn = (parameters: URLSearchParams): CodeFormat =>
  CODE_FORMATS.find(({ format }) => format === parameters.get('format'))?.format ?? DEFAULT_FORMAT;

/** Fragments such as `#embed=plain-video&format=iframe&width=320`. Unknown parameters are ignored. */
export const fragmentFormat = {
  parse(fragment: string): PageState {
    const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
    return {
      embed: fragmentParameter('embed', fragment),
      format: formatIn(parameters),
      options: Object.fromEntries(
        [...parameters]
          .filter(([name, value]) => OPTION_NAMES.has(name) && value !== '')
          .map(([name, value]) => [name, isText(name) ? value.slice(0, 2000) : valueOf(value)]),
      ),
    };
  },

  stringify({ embed, format, options }: PageState): string {
    const parameters = new URLSearchParams({ embed });
    if (format !== DEFAULT_FORMAT) parameters.set('format', format);
    for (const [name, value] of Object.entries(options)) parameters.set(name, String(value));
    return `#${parameters.toString()}`;
  },
};
