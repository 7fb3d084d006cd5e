/** A function that reads texts of others, as it is called with one. */
export interface EntryPoint {
  /** `module: function`, and what the text is if the function reads several. */
  readonly name: string;
  /** What the function distinguishes, beside the tokens of all functions. */
  readonly tokens: readonly string[];
  /** What comes before the repeated tokens, so that the function reads them at all. */
  readonly starts: readonly string[];
  readonly read: (text: string) => unknown;
}

/** Texts that an entry point accepts, and the tokens that it knows. */
interface Vocabulary {
  readonly tokens: string;
  readonly starts?: readonly string[];
}

/** The entry points of one module. */
export const entryPoints = (
  module: string,
  { tokens, starts = [''] }: Vocabulary,
  readers: Readonly<Record<string, (text: string) => unknown>>,
): readonly EntryPoint[] =>
  Object.entries(readers).map(([name, read]) => ({
    name: `${module}: ${name}`,
    tokens: tokens.split(' '),
    starts,
    read,
  }));

/** Functions reject texts of others; the time until they do is measured too. */
export const settled = async (run: () => unknown): Promise<void> => {
  try {
    await run();
  } catch {
    // A refusal is an answer.
  }
};
