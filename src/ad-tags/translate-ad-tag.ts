import type { ReplaceRule } from './ad-tag-context.js';
import type { Dialect } from './dialects/dialect.js';
import { DIALECTS } from './dialects/dialect-tables.js';
import { macroOf } from './dialects/dialects.js';
import { IAB } from './dialects/iab.js';
import { TRANSLATION_NAMES } from './dialects/translation-names.js';
import type { MacroDefinition } from './macro.js';
import { bindToken } from './placeholder-binding.js';
import { tokenAt, writePlaceholder } from './placeholder-syntax.js';
import { readRules } from './replace-rules.js';
import { parseTemplate, type Placeholder, type Template } from './template.js';

type Value = MacroDefinition['value'];

const findDialect = (name: string): Dialect => {
  const all = [IAB, ...DIALECTS];
  const dialect = all.find((each) => each.name === name);
  if (dialect !== undefined) return dialect;
  const names = all.map((each) => each.name).join(', ');
  throw new RangeError(`"${name}" is not a dialect of ad tags. Use one of these: ${names}.`);
};

/** What fills a placeholder. A macro of the IAB has the value of the vendors' macro with the same meaning. */
const valueOf = ({ binding }: Pick<Placeholder, 'binding'>): Value => {
  const { macro } = binding;
  const common = macro?.standard ? IAB.macros[macro.name] : undefined;
  return (common === undefined ? macro : macroOf(common))?.value ?? null;
};

const valueOfText = (text: string): Value => {
  const token = tokenAt(text, 0);
  return token === undefined ? null : valueOf({ binding: bindToken(token) });
};

/** The placeholders of a dialect by the value that fills them; of several, the first. */
const readPlaceholders = ({ name, syntaxes, macros }: Dialect): ReadonlyMap<Value, string> => {
  const [syntax] = syntaxes;
  if (syntax === undefined) return new Map();
  const names = [...(TRANSLATION_NAMES[name]?.split(' ') ?? []), ...Object.keys(macros)];
  const texts = names.map((each) => writePlaceholder(syntax, each));
  return new Map(texts.map((text) => [valueOfText(text), text] as const).reverse());
};

const placeholders = new Map<Dialect, ReadonlyMap<Value, string>>();

/** As `readPlaceholders`, which reads each table once. */
const placeholdersOf = (dialect: Dialect): ReadonlyMap<Value, string> => {
  const texts = placeholders.get(dialect) ?? readPlaceholders(dialect);
  placeholders.set(dialect, texts);
  return texts;
};

const CONTEXT = 3;

/** Whether a placeholder is still read as one between the texts around it. */
const isRecognized = (before: string, placeholder: string, after: string): boolean => {
  const start = Math.min(before.length, CONTEXT);
  const text = before.slice(before.length - start) + placeholder + after.slice(0, CONTEXT);
  for (let at = 0; at < start; at += 1) {
    if ((tokenAt(text, at)?.end ?? 0) > start) return false;
  }
  return tokenAt(text, start)?.end === start + placeholder.length;
};

const isTranslatable = ({ binding, component, syntax }: Placeholder): boolean =>
  binding.by === 'macro' &&
  binding.defaultValue === null &&
  component !== 'authority' &&
  syntax !== 'empty-parameter';

const haveSameValues = (a: Template, b: Template): boolean =>
  a.placeholders.length === b.placeholders.length &&
  a.placeholders.every((placeholder, index) => {
    const counterpart = b.placeholders[index];
    return counterpart !== undefined && valueOf(placeholder) === valueOf(counterpart);
  });

/**
 * Writes an ad tag in another dialect: `iab` for the macros of VAST 4.x section 6.1, `jw`, `contrib-ads`,
 * `springserve` and so on. Placeholders without a counterpart there, with a default of their own, or that are
 * the subject of a replace rule stay. The translated tag expands to the same URL; only an unknown value
 * differs, which is -1 for the IAB's macros and stays as a placeholder for others. Throws a RangeError for an
 * unknown dialect.
 */
export const translateAdTag = (
  adTag: string,
  dialect: string,
  replaceRules: readonly ReplaceRule[] = [],
): string => {
  const names = placeholdersOf(findDialect(dialect));
  const template = parseTemplate(String(adTag), readRules(replaceRules));
  let text = '';
  let from = 0;
  for (const placeholder of template.placeholders) {
    const { start, end } = placeholder;
    text += template.text.slice(from, start);
    const value = isTranslatable(placeholder) ? valueOf(placeholder) : null;
    const translated = value === null ? undefined : names.get(value);
    const isUsable =
      translated !== undefined && isRecognized(text, translated, template.text.slice(end, end + 9));
    text += isUsable ? translated : placeholder.text;
    from = end;
  }
  text += template.text.slice(from);
  // Two texts that are only together a placeholder of another syntax are left as they are.
  const isSame = haveSameValues(template, parseTemplate(text, readRules(replaceRules)));
  return isSame ? text : template.text;
};
