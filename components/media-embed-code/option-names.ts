/** The options that code may need. */
const NEEDED_OPTIONS = ['customer', 'script', 'src', 'frame', 'page', 'title'] as const;

type NeededOption = (typeof NEEDED_OPTIONS)[number];

/** What the options that code may need are called where a text about them is shown. */
export type OptionNames = Readonly<Record<NeededOption, string>>;

export const optionNames = (nameOf: (option: NeededOption) => string): OptionNames =>
  // The entries have every key.
  Object.fromEntries(NEEDED_OPTIONS.map((option) => [option, nameOf(option)])) as OptionNames;
