const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const text = (codes: readonly number[]): string => String.fromCodePoint(...codes);

/** C0 without tab, line feed and carriage return; DEL and C1. */
export const CONTROLS = text([
  ...range(0x00, 0x08),
  0x0b,
  0x0c,
  ...range(0x0e, 0x1f),
  ...range(0x7f, 0x9f),
]);

/** All 66 noncharacters of Unicode. */
export const NONCHARACTERS = text([
  ...range(0xfdd0, 0xfdef),
  ...range(0, 16).flatMap((plane) => [plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff]),
]);

/** Embeddings, overrides and isolates of writing direction, and the separators of lines and paragraphs. */
export const DIRECTIONS = text([...range(0x2028, 0x202e), ...range(0x2066, 0x2069)]);

/** Texts that change what a terminal or an editor shows. */
export const HOSTILE_CHARACTERS: readonly string[] = [
  CONTROLS,
  NONCHARACTERS,
  DIRECTIONS,
  '\u001b[2J\u001b]0;title\u0007',
  '\u009b31m\u0090q\u009c',
  'gpj\u202eexe\u2066\u2069',
  '\r\n::error::injected',
  '\ud800',
];

const found = (output: string, characters: string): readonly string[] =>
  Array.from(output)
    .filter((character) => characters.includes(character) || /^\p{Surrogate}$/u.test(character))
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`);

/** The characters of a text that no markup may contain, as code points. */
export const inexpressibleCharacters = (output: string): readonly string[] =>
  found(output, CONTROLS + NONCHARACTERS);

/** The characters of a text that no output for terminals and editors may contain, as code points. */
export const unsafeCharacters = (output: string): readonly string[] =>
  found(output, CONTROLS + NONCHARACTERS + DIRECTIONS);

/** Copies of JSON, each with the text after one of its strings, and with the path of that string. */
export function* withTextInEachString(
  json: unknown,
  hostile: string,
  path = '',
): Generator<readonly [path: string, json: unknown]> {
  if (typeof json === 'string') yield [path, json + hostile];
  if (typeof json !== 'object' || json === null) return;
  const copy = (): object => (Array.isArray(json) ? (json as unknown[]).slice() : { ...json });
  for (const [name, value] of Object.entries(json))
    for (const [at, changed] of withTextInEachString(value, hostile, `${path}/${name}`))
      yield [at, Object.assign(copy(), { [name]: changed })];
}
