/** A page for each element, from the custom elements manifest. */
import { createElementsManifest } from '../elements/manifest.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { code, codeBlock, table } from '../reference/markdown.mjs';
import { root } from '../run.mjs';
import { elementDocument, readDocument } from './source-pages.mjs';

/** Elements in the order in which a reader meets them. */
const ORDER = [
  'media-embed',
  'media-embed-player',
  'media-embed-code',
  'media-embed-preview',
  'ad-tag-debugger',
];

/** Markup of the live examples: `embed` returns the address of an embed of the sandbox. */
const EXAMPLES = {
  'media-embed': (embed) =>
    `<media-embed src="${embed('ad-skippable')}" format="player" controls="native"></media-embed>`,
  'media-embed-player': () => '<media-embed-player controls="native"></media-embed-player>',
  'media-embed-code': (embed) =>
    `<media-embed-code src="${embed('plain-video')}" format="responsive-iframe"></media-embed-code>`,
  'media-embed-preview': (embed) =>
    `<media-embed-preview src="${embed('ads-in-every-slot')}"></media-embed-preview>`,
  'ad-tag-debugger': (embed) => `<ad-tag-debugger src="${embed('ad-macros')}"></ad-tag-debugger>`,
};

/** The embed of the player, which has no `src`. */
export const PLAYER_EMBED = 'plain-video';

/** What an example does beside its markup. */
const SCRIPTS = {
  'media-embed-player': (embed) =>
    [
      `const response = await fetch('${embed}');`,
      "const player = document.querySelector('media-embed-player');",
      'player.config = resolveEmbed(await response.json());',
    ].join('\n'),
};

const section = (title, head, rows) =>
  rows.length === 0 ? [] : [`## ${title}`, table(head, rows)];

const optional = (value) => (value === undefined ? '' : code(value));

const named = (title, head, list = []) => {
  const hasDefaults = list.some((item) => item.default !== undefined);
  return section(
    title,
    [head, ...(hasDefaults ? ['Default'] : []), 'Description'],
    list.map((item) => [
      code(item.name || '(default)'),
      ...(hasDefaults ? [optional(item.default)] : []),
      item.description ?? '',
    ]),
  );
};

const signature = ({ name, parameters = [] }) =>
  `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;

const isPublic = ({ privacy = 'public' }) => privacy === 'public';

/** Two columns fit a phone: the type and the default are below the description. */
const described = ({ description = 'As in `HTMLMediaElement`.' }, ...facts) => {
  const known = facts.filter(([, value]) => value !== undefined && value !== 'void');
  const line = known.map(([label, value]) => `${label}: ${code(value)}`).join('; ');
  return line === '' ? description : `${description}<br>${line}.`;
};

const memberName = (member, name) => code(member.static ? `static ${name}` : name);

const fieldRow = (member) => [
  memberName(member, member.name),
  described(member, ['Type', member.type?.text], ['default', member.default]),
];

const methodRow = (member) => [
  memberName(member, signature(member)),
  described(member, ['Returns', member.return?.type.text]),
];

const example = (tagName, embed) => [
  '## Live example',
  'Change the attributes or the markup; the element changes at once.',
  codeBlock(`html live ${tagName}`, EXAMPLES[tagName](embed)),
  ...(tagName in SCRIPTS
    ? [
        'The page sets the configuration of the player:',
        codeBlock('js', SCRIPTS[tagName](embed(PLAYER_EMBED))),
      ]
    : []),
];

const installation = (tagName) => [
  '## Define the element',
  codeBlock('js', `import 'media-embed-elements/${tagName}.js';`),
];

const GENERATED = /<!-- generated:[^]*?<!-- end of generated -->/g;

/** The document of an element; some have none. */
const documentOf = (tagName) => {
  const source = elementDocument(tagName);
  return existsSync(join(root, source)) ? readDocument(source) : { markdown: '', keywords: '' };
};

/** What a document says beside its tables. */
const proseOf = ({ markdown }) =>
  markdown
    .replace(GENERATED, '')
    .replace(/^# .*$/m, '')
    .trim();

const reference = ({ attributes = [], members = [], events = [], ...styling }) => [
  ...section(
    'Attributes',
    ['Attribute', 'Description'],
    attributes.map((attribute) => [
      code(attribute.name),
      described(attribute, ['Type', attribute.type?.text], ['default', attribute.default]),
    ]),
  ),
  ...section(
    'Properties',
    ['Property', 'Description'],
    members.filter((member) => isPublic(member) && member.kind === 'field').map(fieldRow),
  ),
  ...section(
    'Methods',
    ['Method', 'Description'],
    members.filter((member) => isPublic(member) && member.kind === 'method').map(methodRow),
  ),
  ...section(
    'Events',
    ['Event', 'Description'],
    events.map((event) => [code(event.name), described(event, ['Type', event.type?.text])]),
  ),
  ...named('Slots', 'Slot', styling.slots),
  ...named('CSS parts', 'Part', styling.cssParts),
  ...named('CSS custom properties', 'Property', styling.cssProperties),
  ...named('CSS states', 'State', styling.cssStates),
];

const elementPage = (declaration, embed) => {
  const { tagName, name } = declaration;
  const document = documentOf(tagName);
  return {
    source: elementDocument(tagName),
    section: 'Elements',
    path: `elements/${tagName}/`,
    title: `<${tagName}>`,
    label: `<${tagName}>`,
    order: ORDER.indexOf(tagName),
    keywords: document.keywords,
    markdown: [
      `# \`<${tagName}>\``,
      declaration.description ?? declaration.summary ?? '',
      ...example(tagName, embed),
      ...installation(tagName),
      `The class is ${code(name)}.`,
      proseOf(document),
      ...reference(declaration),
    ].join('\n\n'),
  };
};

/** The declarations of the elements. */
export const elementDeclarations = () =>
  createElementsManifest()
    .modules.flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName !== undefined);

/** `embed` returns the address of an embed by its name. */
export const elementPages = (declarations, embed) =>
  declarations.map((declaration) => elementPage(declaration, embed));
