import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import Ajv from 'ajv';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import languageService, { type HTMLDataV1 } from 'vscode-html-languageservice';
import { files, manifest, read, readJson, root } from './project.js';

const descriptions = readJson('dist/custom-elements.json') as Package;

const elements = descriptions.modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(
    (each): each is CustomElementDeclaration => 'customElement' in each && each.customElement,
  );

const named = (entries: readonly { readonly name: string }[] | undefined): readonly string[] =>
  (entries ?? []).map(({ name }) => name).sort();

interface Observed {
  readonly name: string;
  readonly attributes: readonly string[];
}

/** The attributes that each defined element observes, read in a process of its own. */
const observedAttributes = (): readonly Observed[] => {
  const code = `
    const classes = await import('${manifest.name}/elements');
    const names = ${JSON.stringify(elements.map(({ name }) => name))};
    console.log(JSON.stringify(names.map((name) => ({ name, attributes: classes[name].observedAttributes }))));`;
  const parameters = ['--input-type=module', '--eval', code];
  const printed = execFileSync(process.execPath, parameters, { cwd: root, encoding: 'utf8' });
  return JSON.parse(printed) as readonly Observed[];
};

/** Of HTML, for the language of the texts. */
const GLOBAL_ATTRIBUTES = ['lang'];

/** Attributes that are read when the player starts, and are not observed. */
const READ_AT_START = {
  MediaEmbed: ['controls', 'coppa', 'referrerpolicy'],
  MediaEmbedPlayer: ['coppa'],
} as const;

const sources = files
  .filter((file) => /^(?:components|src\/player)\/.*\.ts$/.test(file))
  .map((file) => read(file));

/** Events of parts inside the elements: tracks, the recorder, the document and the fragment of the page. */
const NOT_OF_ELEMENTS = ['addtrack', 'removetrack'];

/** The names of all events that the sources create. */
const createdEvents = (): ReadonlySet<string> =>
  new Set(
    sources.flatMap((source) =>
      [
        ...source.matchAll(/\bnew (?:Custom|Clipboard)?Event\(\s*'([a-z]+)'/g),
        ...source.matchAll(/\bextends (?:Custom|Ad)?Event\b[^]*?\bsuper\(\s*'([a-z]+)'/g),
        ...source.matchAll(/\b(?:playerEvent|AdEvent)\(\s*'([a-z]+)'/g),
      ].map(([, name = '']) => name),
    ),
  );

describe('the custom elements manifest', () => {
  it('is valid by the schema of its format', () => {
    const schema = readJson('node_modules/custom-elements-manifest/schema.json') as object;
    const ajv = new Ajv();
    assert.ok(ajv.validate(schema, descriptions), ajv.errorsText());
  });

  it('describes every element that the package defines', () => {
    const defined = files.flatMap((file) =>
      /^components\/[\w-]+\/define\.ts$/.test(file)
        ? [...read(file).matchAll(/defineElement\('([\w-]+)'/g)].map(([, name]) => name)
        : [],
    );
    assert.deepEqual(elements.map(({ tagName }) => tagName).sort(), defined.sort());
  });

  for (const { name, attributes } of observedAttributes()) {
    it(`has exactly the attributes that ${name} reads`, () => {
      const described = named(elements.find((each) => each.name === name)?.attributes);
      const unobserved: readonly string[] = READ_AT_START[name as keyof typeof READ_AT_START] ?? [];
      const readAttributes = attributes
        .filter((each) => !GLOBAL_ATTRIBUTES.includes(each))
        .concat(unobserved);
      assert.deepEqual(described, readAttributes.sort());
    });
  }

  it('has every event that the sources create, and no other', () => {
    const described = new Set(
      elements.flatMap(({ events = [] }) => events.map(({ name }) => name)),
    );
    const created = [...createdEvents()].filter((name) => !NOT_OF_ELEMENTS.includes(name));
    assert.ok(created.length > 10, created.join(' '));
    assert.deepEqual(
      created.filter((name) => !described.has(name)),
      [],
    );
    const mentioned = sources.join('\n');
    assert.deepEqual(
      [...described].filter((name) => !mentioned.includes(`'${name}'`)),
      [],
    );
  });

  it('describes every entry', () => {
    for (const { name, attributes, members, events, slots, cssParts, cssStates } of elements)
      for (const entry of [attributes, members, events, slots, cssParts, cssStates].flatMap(
        (list) => list ?? [],
      ))
        assert.match(entry.description ?? '', /\w/, `${name}: ${entry.name}`);
  });

  it('has the words, the default and the property of an attribute', () => {
    const embed = elements.find(({ tagName }) => tagName === 'media-embed');
    const loading = embed?.attributes?.find(({ name }) => name === 'loading');
    assert.equal(loading?.type?.text, "'near' | 'visible' | 'eager' | 'click'");
    assert.equal(loading.default, "'near'");
    const muted = embed?.attributes?.find(({ name }) => name === 'muted');
    assert.equal(muted?.fieldName, 'defaultMuted');
    const adstart = embed?.events?.find(({ name }) => name === 'adstart');
    assert.equal(adstart?.type.text, 'ShownAdEvent');
  });
});

const vsCodeData = readJson('dist/vscode.html-custom-data.json') as HTMLDataV1;

const { getLanguageService, newHTMLDataProvider, TextDocument } = languageService;

/** What VS Code proposes at the first `|` of a document. */
const completions = (text: string): readonly string[] => {
  const provider = newHTMLDataProvider(manifest.name, vsCodeData);
  const service = getLanguageService({ customDataProviders: [provider] });
  const document = TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''));
  const position = document.positionAt(text.indexOf('|'));
  const { items } = service.doComplete(document, position, service.parseHTMLDocument(document));
  return items.map(({ label }) => label);
};

describe('the custom data of VS Code', () => {
  it('proposes the elements', () => {
    const proposed = completions('<|');
    for (const { tagName = '' } of elements) assert.ok(proposed.includes(tagName), tagName);
  });

  it('proposes the attributes of an element', () => {
    const proposed = completions('<media-embed |></media-embed>');
    assert.ok(proposed.includes('referrerpolicy'), proposed.join(' '));
    assert.ok(!proposed.includes('device'), 'an attribute of another element');
  });

  it('proposes the words of an attribute', () => {
    const proposed = completions('<media-embed loading="|"></media-embed>');
    assert.deepEqual([...proposed].sort(), ['click', 'eager', 'near', 'visible']);
  });

  it('shows the description of an attribute', () => {
    const text = '<media-embed coppa></media-embed>';
    const provider = newHTMLDataProvider(manifest.name, vsCodeData);
    const service = getLanguageService({ customDataProviders: [provider] });
    const document = TextDocument.create('file:///page.html', 'html', 1, text);
    const position = document.positionAt(text.indexOf('coppa') + 1);
    const hover = service.doHover(document, position, service.parseHTMLDocument(document));
    assert.match(JSON.stringify(hover?.contents), /directed at children/);
  });
});

interface WebTypes {
  readonly name: string;
  readonly version: string;
  readonly contributions: {
    readonly html: {
      readonly elements: readonly {
        readonly name: string;
        readonly attributes: readonly { readonly name: string }[];
        readonly js: { readonly events: readonly { readonly name: string }[] };
      }[];
    };
  };
}

describe('the web-types', () => {
  it('have the version of the package and the entries of the manifest', () => {
    const { name, version, contributions } = readJson('dist/web-types.json') as WebTypes;
    const library = readJson('package.json') as { name: string; version: string };
    assert.deepEqual({ name, version }, { name: library.name, version: library.version });
    assert.deepEqual(
      contributions.html.elements.map((each) => [
        each.name,
        named(each.attributes),
        named(each.js.events),
      ]),
      elements.map((each) => [each.tagName, named(each.attributes), named(each.events)]),
    );
  });
});
