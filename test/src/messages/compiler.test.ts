import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatsOf } from '../../../src/messages/format.js';
import type { Language } from '../../../src/messages/languages.js';
import { compileAudience, loadCatalogue, readSources, variablesOf } from './compiled-messages.js';

const compile = (english: string, german?: string) =>
  compileAudience(
    'test',
    new Map([['en', english], ...(german === undefined ? [] : [['de', german] as const])]),
    (language) => `${language}.ftl`,
  );

/** What is wrong in the files, and the sentence about it. */
const FAULTS: readonly (readonly [
  what: string,
  english: string,
  fault: string,
  german?: string,
])[] = [
  ['a message that is not there', 'a = A\nb = { c }', 'en.ftl:2: there is no c in this file.'],
  ['a term that is not there', 'a = { -b }', 'en.ftl:1: there is no -b in this file.'],
  ['the text of a message without one', 'a =\n    .b = B\nc = { a }', 'there is no a in this file'],
  ['a cycle', 'a = { b }\nb = { a }', 'en.ftl:2: a → b → a is a cycle.'],
  [
    'a selection without a default',
    '# Variables:\n#   $n (Number) - count\na = { $n ->\n    [one] A\n  }',
    'Expected one of the variants to be marked as default (*)',
  ],
  ['a variable without a comment', 'a = { $n }', '$n is not documented in the comment'],
  [
    'a variable that English does not have',
    'a = A',
    'de.ftl:1: $n is not documented in the comment of the English message: there is none.',
    'a = { $n }',
  ],
  [
    'a comment without a type',
    '#   $n - count\na = A',
    'en.ftl:1: "$n - count" has to be "$name (Number,',
  ],
  [
    'a comment with an unknown type',
    '#   $n (Date) - day\na = A',
    'en.ftl:1: "$n (Date) - day" has to be',
  ],
  ['an unknown function', 'a = { DATETIME($n) }', 'DATETIME() is not a function of one variable'],
  [
    'a function of another type',
    '#   $n (Number) - count\na = { LIST($n) }',
    'LIST() does not take $n, a number',
  ],
  ['an id that stands twice', 'a = A\na = B', 'en.ftl:2: a stands twice.'],
  ['an attribute that stands twice', 'a = A\n    .b = B\n    .b = C', 'a.b stands twice'],
  ['an id that English does not have', 'a = A', 'de.ftl:2: English has no b', 'a = A\nb = B'],
  [
    'a form that is not a plural category',
    '#   $n (Number) - count\na = { $n ->\n    [ones] A\n   *[other] B\n  }',
    'en.ftl:3: [ones] is neither a number nor one of zero, one, two, few, many, other.',
  ],
  [
    'a value that the variable does not have',
    '#   $by ("tag" | "wrapper") - owner\na = { $by ->\n    [tags] A\n   *[wrapper] B\n  }',
    'en.ftl:3: [tags] is not a value of the variable: there are tag, wrapper.',
  ],
  [
    'a selection by a list',
    '#   $l (List) - names\na = { $l ->\n   *[other] B\n  }',
    'only a text, a number or the attribute of a term can be selected by',
  ],
  ['the text of a message in a term', '-b = { a }\na = { -b }', 'a term cannot have the text'],
  ['a term without the text it needs', '-b = { $c }\na = { -b }', 'the term is used without $c'],
  [
    'a translation without a fact',
    '#   $n (Number) - count\na = { $n } ads',
    'de.ftl:1: a leaves out $n, which English has.',
    'a = Werbung',
  ],
  ['what is no Fluent', 'a = A\nb ? B', 'en.ftl:2: Expected token: "=".'],
];

describe('the build step of messages', () => {
  for (const [what, english, expected, german] of FAULTS)
    it(`refuses ${what}, with the file and the line`, () => {
      const { faults } = compile(english, german);
      assert.equal(faults.length > 0, true);
      assert.ok(
        faults.some((fault) => fault.includes(expected) && /^\w\w\.ftl:\d+: /.test(fault)),
        faults.join('\n'),
      );
    });

  it('refuses an audience without English', () => {
    const { faults } = compileAudience('test', new Map([['de', 'a = A']]), (name) => `${name}.ftl`);
    assert.deepEqual(faults, ['en.ftl: There is no file.']);
  });

  it('makes a string of a message without parameters, and a function of the others', async () => {
    const { modules } = compile(
      '#   $n (Number) - count\na = A { -t }\n    .b = { $n } B\nphrase-p = P\n-t = T',
    );
    const catalogue = await loadCatalogue(modules.get('en'));
    assert.deepEqual(Object.keys(catalogue), ['a', 'a.b']);
    assert.equal(catalogue['a'], 'A T');
    assert.equal(typeof catalogue['a.b'], 'function');
  });

  it('takes the types of the parameters from the comments in English', () => {
    const { modules } = compile(
      '# Variables:\n#   $n (Number) - count\n#   $s (String) - name\n#   $l (List) - names\n' +
        '#   $u ("a" | "b-c") - kind\na = A\nb = B',
    );
    const variables = variablesOf(modules.get('messages'));
    assert.deepEqual(
      [...(variables.get('a') ?? [])],
      [
        ['n', 'number'],
        ['s', 'string'],
        ['l', 'readonly string[]'],
        ['u', '"a" | "b-c"'],
      ],
    );
    assert.deepEqual([...(variables.get('b') ?? [])], []);
  });

  it('gives each language a loader with a path that bundlers find', () => {
    const { modules } = compile('a = A', 'a = B');
    const index = modules.get('index') ?? [];
    assert.ok(index.includes("  de: () => import('./de.js'),"));
    assert.ok(!index.some((line) => line.includes("import('./en.js')")));
  });
});

type Sample = readonly [id: string, params: Readonly<Record<string, unknown>>];

const NOWHERE = { where: [] };

/** The hardest messages of the project with the texts that people get. */
const SAMPLES: Readonly<Record<string, readonly (readonly [...Sample, text: string])[]>> = {
  de: [
    [
      ...(['consent-missing', { host: '', parameter: 'gdpr_consent', filledBy: 'macro' }] as const),
      'Die Anfrage an den Ad-Server enthält gdpr=1, aber keinen Consent-String in gdpr_consent.',
    ],
    [
      ...(['http-on-https', { owner: 'wrapper', host: '', blockedHost: 'b.example' }] as const),
      'Ein Wrapper des Ad-Servers führt zu http://b.example, was Browser auf https-Seiten blockieren.',
    ],
    [
      ...(['har-without-ads', { requests: 1234, sdk: 'loaded' }] as const),
      'Die HAR-Datei enthält unter 1.234 Anfragen keine nach Anzeigen, obwohl das IMA SDK geladen wurde.',
    ],
    [
      ...(['consent-late', { host: 'a.example', known: 'seconds', seconds: 2.46 }] as const),
      'Das Ad-Tag von a.example wurde 2,5 Sek. vor der Einwilligung ausgefüllt.',
    ],
    [
      ...(['would-play', { host: '', wrappers: 2 }] as const),
      'Die Anzeige des Ad-Servers müsste hinter 2 Wrappern laufen.',
    ],
    [
      ...(['param-duplicate', { names: ['cb', 'url'] }] as const),
      'Die Parameter cb und url stehen mehrfach in der URL.',
    ],
  ],
  fr: [
    [
      ...([
        'consent-missing',
        { host: '', parameter: 'p', filledBy: 'macro', where: ['preroll'] },
      ] as const),
      'La requête au serveur publicitaire indique gdpr=1 sans chaîne de consentement dans p (preroll).',
    ],
    [...(['macros-filled', { filled: 2, kept: 1 }] as const), '2 macros remplacées, 1 gardée'],
    [...(['macros-filled', { filled: 0, kept: 0 }] as const), '0 macro remplacée'],
    [
      ...(['preroll', { count: 3, hosted: 1, fallback: 'yes' }] as const),
      'Diffuse 3 annonces (1 hébergée par le service), avec des tags de remplacement avant le contenu.',
    ],
  ],
  it: [
    [
      ...(['consent-missing', { host: 'a.example', parameter: 'p', filledBy: 'nothing' }] as const),
      'La richiesta a a.example dice gdpr=1 e non ha la stringa di consenso in p.',
    ],
    [
      ...(['vast-ad-empty.remedy', { ad: '', parts: 'both', code: 1009 }] as const),
      'Chiedi all’ad server, che è tenuto a mandarli, un <InLine> o un <Wrapper> in ogni <Ad>.',
    ],
    [
      ...(['vast-ad-empty', { ad: 'x', parts: 'none', code: 1009 }] as const),
      'L’annuncio “x” non ha né <InLine> né <Wrapper>; deve averne uno (errore VAST 1009).',
    ],
    [
      ...(['destroy-on', { events: ['ended', 'aderror', 'pause'], share: 0.5 }] as const),
      'Toglie il player con ended, aderror o pause, o quando se ne vede meno del 50%.',
    ],
  ],
  en: [
    [
      ...(['destroy-on', { events: ['ended', 'aderror', 'pause'], share: 0.5 }] as const),
      'Removes the player on ended, aderror or pause, or when less than 50% of it is visible.',
    ],
  ],
};

describe('the hardest messages', () => {
  const sources = readSources('test/src/messages/samples');
  const { modules } = compileAudience('samples', sources, (name) => name);

  for (const [language, samples] of Object.entries(SAMPLES))
    it(`read well in "${language}"`, async () => {
      const catalogue = await loadCatalogue(modules.get(language));
      for (const [id, params, text] of samples) {
        const message = catalogue[id];
        assert.ok(typeof message === 'function' || typeof message === 'string', id);
        const given = { ...NOWHERE, ...params };
        const formats = formatsOf(language as Language);
        assert.equal(typeof message === 'string' ? message : message(given, formats), text);
      }
    });
});
