/** The values of a template by their names. */
export type TemplateValues = ReadonlyMap<string, string>;

/** The literals of a template at even positions, the names of its values at odd ones. */
const partsOf = (template: string): readonly string[] => template.split(/\{(\w+)\}/);

/**
 * The values that a template such as `The version is {a}.` has in a sentence; null if the sentence is another one.
 * Takes time linear to the length of the sentence.
 */
export const matchTemplate = (template: string, sentence: string): TemplateValues | null => {
  const parts = partsOf(template);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return sentence === template ? new Map() : null;
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return null;
  const values = new Map<string, string>();
  let from = first.length;
  for (let index = 1; index < parts.length; index += 2) {
    const literal = parts[index + 1] ?? '';
    const isLast = index + 2 === parts.length;
    const at = isLast ? sentence.length - literal.length : sentence.indexOf(literal, from);
    if (at <= from) return null;
    values.set(parts[index] ?? '', sentence.slice(from, at));
    from = at + literal.length;
  }
  return values;
};

/** A template with its values. A name without a value stays empty. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  partsOf(template)
    .map((part, index) => (index % 2 === 0 ? part : (values.get(part) ?? '')))
    .join('');
