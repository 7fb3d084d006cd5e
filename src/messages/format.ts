import type { Language } from './languages.js';

/** A message: a text, or a function of its parameters and the language that it is in. */
export type Message<Params> = string | ((params: Params, language: Language) => string);

/** The messages of an audience in one language. */
export type Catalogue<Messages> = { readonly [Id in keyof Messages]: Message<Messages[Id]> };

/** The parameters of a message without any. */
export type NoParams = Readonly<Record<string, never>>;

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
  Constructor: new (locale: string, options?: Options) => Formatter,
  language: Language,
  options: Options | undefined,
): Formatter => {
  const key = Constructor.name + language + JSON.stringify(options);
  // The English of the texts has no comma before the last item of a list.
  const locale = language === 'en' ? 'en-GB' : language;
  const made = (formatters.get(key) as Formatter | undefined) ?? new Constructor(locale, options);
  formatters.set(key, made);
  return made;
};

// What compiled messages call. A bundle has only the functions that its messages need.

export const formatNumber = (
  language: Language,
  value: number,
  options?: Intl.NumberFormatOptions,
): string => formatter(Intl.NumberFormat, language, options).format(value);

export const formatList = (
  language: Language,
  items: readonly string[],
  options?: Intl.ListFormatOptions,
): string => formatter(Intl.ListFormat, language, options).format(items);

/** The plural category of a number (Unicode CLDR). */
export const pluralCategory = (
  language: Language,
  value: number,
  options?: Intl.PluralRulesOptions,
): Intl.LDMLPluralRule => formatter(Intl.PluralRules, language, options).select(value);

export const writeMessage = <Params>(
  message: Message<Params>,
  language: Language,
  params: Params,
): string => (typeof message === 'string' ? message : message(params, language));

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
