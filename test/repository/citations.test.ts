import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { files, read } from './project.js';

const DOCUMENT = 'docs/decisions.md';

/** A citation, such as `spec 2.5`, `spec 4.5, 4.8 and 4.9`, `platform facts 7.1` or `security S7`. */
const CITATION =
  /\b(?:(spec|platform facts) (\d+(?:\.\d+)?(?:(?:, | and | or | to )\d+(?:\.\d+)?)*)|(ad tags|embeds) (\d+\.\d+(?:(?:, | and | or | to )\d+\.\d+)*)|(security) (S\d+))(?![\w])/gi;

const HEADING = /^#+ (spec|platform facts|ad tags|embeds|security) (S?\d+(?:\.\d+)?):/gim;

/** Line breaks inside a comment do not separate the words of a citation. */
const unwrapped = (source: string): string => source.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

const citationsIn = (source: string): readonly string[] =>
  [...unwrapped(source).matchAll(CITATION)].flatMap((match) => {
    const [document = '', sections = ''] = match.slice(1).filter(Boolean);
    return sections
      .split(/, | and | or | to /)
      .map((section) => `${document} ${section}`.toLowerCase());
  });

const headings = new Set(
  [...read(DOCUMENT).matchAll(HEADING)].map(([, document = '', section = '']) =>
    `${document} ${section}`.toLowerCase(),
  ),
);

const sources = files.filter((path) =>
  /^(?:src|components|demo|test|scripts)\/.*\.(?:ts|mjs|html|css)$/.test(path),
);

describe('citations in the sources', () => {
  it('are found in every form, also across lines and in lists', () => {
    assert.deepEqual(citationsIn('(spec\n * 2.5, 4.8 and 9; platform facts 7.1) // Security S7'), [
      'spec 2.5',
      'spec 4.8',
      'spec 9',
      'platform facts 7.1',
      'security s7',
    ]);
  });

  it(`have a heading in ${DOCUMENT}`, () => {
    const cited = sources.flatMap((file) =>
      citationsIn(read(file)).map((citation) => ({ file, citation })),
    );
    assert.ok(cited.length > 300, `Only ${cited.length} citations were found.`);
    assert.deepEqual(
      cited
        .filter(({ citation }) => !headings.has(citation))
        .map(({ file, citation }) => `${file} cites ${citation}, which has no heading.`),
      [],
      `Add the heading to ${DOCUMENT}, or correct the citation.`,
    );
  });
});
