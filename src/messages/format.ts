import type { Language } from './languages.js';

/**
 * What a message writes numbers, lists and plurals with, in one language. It is an argument of the messages: modules of
 * languages import nothing, so that both builds for pages have the same files of them.
 */
export interface Formats {
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  readonly list: (items: readonly string[], options?: Intl.ListFormatOptions) => string;
  /** The plural category of a number (Unicode CLDR). */
  readonly plural: (value: number, options?: Intl.PluralRulesOptions) => Intl.LDMLPluralRule;
}

/** A message: a text, or a function of its parameters. */
export type Message<Params> = string | ((params: Params, formats: Formats) => string);

export type Catalogue<Messages> = { readonly [Id in keyof Messages]: Message<Messages[Id]> };

/** The parameters of a message without any. */
export type NoParams = Readonly<Record<string, never>>;

/** What follows a prefix in the ids of messages: `no-ad` of `example-no-ad`. Attributes are left out. */
export type IdAfter<Prefix extends string, Messages> = keyof Messages extends infer Id
  ? Exclude<Id extends `${Prefix}${infer Name}` ? Name : never, `${string}.${string}`>
  : never;

/** A message as data: its id and the facts that it is written with. */
export type MessageData<Messages, Id extends keyof Messages = keyof Messages> = {
  readonly [Each in Id]: { readonly id: Each; readonly params: Messages[Each] };
}[Id];

/** Writes a message by its id. The parameters are left out if it has none. */
export type WriteMessage<Messages> = <Id extends keyof Messages>(
  id: Id,
  ...params: Messages[Id] extends NoParams ? [] : [params: Messages[Id]]
) => string;

/** Formatters by what they are made from: to make one takes a hundred times longer than to use it. */
const formatters = new Map<string, unknown>();

const formatter = <Options, Formatter>(
  Constructor: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter => {
  const key = Constructor.name + locale + JSON.stringify(options);
  const made = (formatters.get(key) as Formatter | undefined) ?? new Constructor(locale, options);
  formatters.set(key, made);
  return made;
};

/** The English of the texts has no comma before the last item of a list. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

export const formatsOf = (language: Language): Formats => {
  const locale = localeOf(language);
  return {
    number: (value, options = {}) => formatter(Intl.NumberFormat, locale, options).format(value),
    list: (items, options = {}) => formatter(Intl.ListFormat, locale, options).format(items),
    plural: (value, options = {}) => formatter(Intl.PluralRules, locale, options).select(value),
  };
};

export const writeMessage = <Params>(
  message: Message<Params>,
  language: Language,
  params: Params,
): string => (typeof message === 'string' ? message : message(params, formatsOf(language)));

/** What writes the messages of a language. Those that are not translated are in English. */
export const messageWriter =
  <Messages extends object>(
    english: Catalogue<Messages>,
    language: Language,
    translated: Partial<Catalogue<Messages>> | undefined,
  ): WriteMessage<Messages> =>
  (id, ...[params]) => {
    const message = translated?.[id];
    const given = (params ?? {}) as Messages[typeof id];
    return message === undefined
      ? writeMessage(english[id], 'en', given)
      : writeMessage(message, language, given);
  };
