/** Texts of one language. */
export interface Translation {
  /** BCP 47 tag of the language these are written in. */
  readonly language: string;
}

/** The same texts in several languages; the first language is the one for everybody else. */
export class Catalogue<Texts extends Translation> {
  readonly #fallback: Texts;
  readonly #languages = new Map<string, Texts>();

  constructor(fallback: Texts, ...others: readonly Texts[]) {
    this.#fallback = fallback;
    for (const texts of [fallback, ...others]) this.add(texts);
  }

  /** Adds a language, or replaces one. Elements use it from their next update on. */
  add(texts: Texts): void {
    this.#languages.set(texts.language.toLowerCase(), texts);
  }

  /** The texts for a language tag: exact, else by its primary language (`it` for `it-CH`), else the first. */
  in(language: string): Texts {
    const tag = language.toLowerCase();
    const primary = tag.split('-', 1)[0] ?? '';
    return this.#languages.get(tag) ?? this.#languages.get(primary) ?? this.#fallback;
  }
}
