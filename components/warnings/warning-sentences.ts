/** The JSON of others that pages take for an embed: what it is, and what to do. */
const FOREIGN_JSON = {
  oembed: 'a reply of oEmbed. Set `src` to the JSON of the embed instead',
  youtube:
    'a reply of YouTube. Only embeds of the service can be shown; YouTube has a player of its own',
  list: 'a list of the REST interface. Publish one object of its `data`, and set `src` to that address',
  errors: 'an error of the REST interface. Check the access token, and publish the embed itself',
  video:
    'a video without its embed. Write it as `video` of an embed: `{ "id": …, "title": …, "video": { … } }`',
  unknown:
    'an object without `video`, `live` and `code_iframe`. Publish the embed object of the service with these fields',
};

export type ForeignJson = keyof typeof FOREIGN_JSON;

/** The sentences of warnings, for developers: what was found, and what to do. */
const SENTENCES = {
  'no-source': () =>
    'There is nothing to show. Set the attribute `src` to the address of a published embed, put its JSON into a child `<script type="application/json">`, or set the property `embed`.',
  'unknown-attribute': ({ name, known }: { name: string; known: string }) =>
    `There is no attribute \`${name}\`. Use \`${known}\`.`,
  'property-only': ({ name }: { name: string }) =>
    `\`${name}\` is a property and no attribute. Set it in a script: \`element.${name} = …\`.`,
  'unknown-value': ({ name, value, known, used }: Readonly<Record<string, string>>) =>
    `\`${name}="${value}"\` is not one of ${known}, so it counts as \`${used}\`. Use one of them.`,
  'flag-value': ({ name, value }: { name: string; value: string }) =>
    `\`${name}="${value}"\` means yes, as with every boolean attribute. Remove the attribute \`${name}\`.`,
  'not-seconds': ({ name, value }: { name: string; value: string }) =>
    `\`${name}="${value}"\` is not a number of seconds. Write seconds, such as \`${name}="90"\`.`,
  'not-pixels': ({ name, value }: { name: string; value: string }) =>
    `\`${name}="${value}"\` is not a number of CSS pixels. Write pixels, such as \`${name}="640"\`, or set \`${name}: ${value}\` in your style sheet.`,
  'foreign-json': ({ kind }: { kind: ForeignJson }) =>
    `The JSON is no embed but ${FOREIGN_JSON[kind]}.`,
  'player-src': () =>
    '`<media-embed-player>` has no `src`. Use `<media-embed format="player" src="…">`, or set `config` to what `resolveEmbed` returns.',
  policy: ({ directive, origin }: { directive: string; origin: string }) =>
    `The page’s Content Security Policy blocks ${origin}. Add ${origin} to the directive \`${directive}\`.`,
};

/** What is probably a mistake of the page. `docs/errors.md` lists the ids. */
export type Warning = {
  readonly [Id in keyof typeof SENTENCES]: {
    readonly id: Id;
    readonly params: Parameters<(typeof SENTENCES)[Id]> extends [infer Params] ? Params : object;
  };
}[keyof typeof SENTENCES];

export const warningSentence = ({ id, params }: Warning): string =>
  (SENTENCES[id] as (params: object) => string)(params);
