import type { CodeOption, CodeOptions } from '../../../../src/render/code-options.js';
import {
  CODE_FORMATS,
  type CodeFormat,
  CodeUnavailableError,
} from '../../../../src/render/render-code.js';
import type { Embed } from '../../../../src/schema/embed.js';
import { writtenCode } from '../../../src/render/required-options.js';
import { openSandbox } from '../open-sandbox.js';

/** The default and two more values of each option. */
const VALUES: Readonly<Record<CodeOption, readonly unknown[]>> = {
  width: [undefined, 320, 1920],
  height: [undefined, 180, 99_999],
  aspectRatio: [undefined, 1, 9 / 16],
  responsive: [undefined, true, false],
  autoplay: [undefined, true, false],
  mute: [undefined, true, false],
  loop: [undefined, true, false],
  captions: [undefined, true, false],
  start: [undefined, 0, 12.5],
  end: [undefined, 10, 99],
  label: [undefined, 'newsletter', 'a/b "c" ü'],
  title: [undefined, 'Other title', '</script><!-- & "\u2028'],
  lazy: [undefined, true, false],
  src: [undefined, 'https://cdn.example/e.json', 'https://cdn.example/e.json?a=1&b="2"'],
  elementFormat: [undefined, 'player', 'standard'],
  elementLoading: [undefined, 'click', 'eager'],
  consent: [undefined, 'required'],
  fallback: [undefined, true, false],
  page: [undefined, 'https://page.example/', 'https://page.example/?a=1&b=<2>'],
  addressOnly: [undefined, true, false],
  timeZone: [undefined, 'Europe/Rome', 'Pacific/Apia'],
  customer: [undefined, 'acme', 'a "b"'],
  script: [undefined, 'https://media.example/s.js', 'https://media.example/s.js?a=1&b=2'],
  frame: [undefined, 'https://player.example/p', 'https://player.example/p?a=1&b=2#c'],
};

/** The index of a value of each option, by the index of the option; not yet chosen ones are absent. */
type Choice = ReadonlyMap<number, number>;

const pairOf = (option: number, value: number, other: number, otherValue: number): string =>
  option < other
    ? `${option}:${value} ${other}:${otherValue}`
    : `${other}:${otherValue} ${option}:${value}`;

/** All pairs of the values of two options. */
const allPairs = (counts: readonly number[]): Set<string> =>
  new Set(
    counts.flatMap((count, option) =>
      counts
        .slice(option + 1)
        .flatMap((others, distance) =>
          Array.from({ length: count }, (_, value) =>
            Array.from({ length: others }, (__, otherValue) =>
              pairOf(option, value, option + 1 + distance, otherValue),
            ),
          ).flat(),
        ),
    ),
  );

const newPairs = (pairs: ReadonlySet<string>, row: Choice, option: number, value: number): number =>
  Array.from(row).filter(([other, chosen]) => pairs.has(pairOf(option, value, other, chosen)))
    .length;

/** A row with a pair that is missing, and with the values that add the most further ones. */
const rowOf = (pairs: ReadonlySet<string>, counts: readonly number[]): Choice => {
  const [first = ''] = pairs;
  const row = new Map(
    first.split(' ').map((each) => each.split(':').map(Number)) as [number, number][],
  );
  counts.forEach((count, option) => {
    if (row.has(option)) return;
    const gains = Array.from({ length: count }, (_, value) => newPairs(pairs, row, option, value));
    row.set(option, gains.indexOf(Math.max(...gains)));
  });
  return row;
};

/**
 * Sets of options in which every value of each option meets every value of each other one, in some set: the
 * pairwise coverage of combinatorial testing. The first set is empty.
 */
export const optionSets = (names: readonly CodeOption[]): readonly CodeOptions[] => {
  const counts = names.map((name) => VALUES[name].length);
  const pairs = allPairs(counts);
  const sets: CodeOptions[] = [{}];
  while (pairs.size > 0) {
    const row = rowOf(pairs, counts);
    for (const [option, value] of row)
      for (const [other, otherValue] of row) pairs.delete(pairOf(option, value, other, otherValue));
    sets.push(
      Object.fromEntries(
        names.map((name, option) => [name, VALUES[name][row.get(option) ?? 0]] as const),
      ),
    );
  }
  return sets;
};

/** The values of an option that `optionSets` combines. */
export const valuesOf = (name: CodeOption): readonly unknown[] => VALUES[name];

/** The embeds that the sandbox ships, as its service sends them. */
export const seededEmbeds = async (): Promise<readonly Embed[]> => {
  const { read, close } = await openSandbox({ after: () => undefined }, { log: () => undefined });
  const embeds = (await (await read('/rest/embed.json')).json()) as readonly Embed[];
  await close();
  return embeds;
};

export interface SeededCode {
  readonly code: string;
  /** Names the format, the embed and the options, for messages. */
  readonly about: string;
}

/**
 * The codes of a format for every embed with every set of options. The service's own code, which is used
 * unchanged, is not among them.
 */
export const seededCodes = (
  embeds: readonly Embed[],
  format: CodeFormat,
): readonly SeededCode[] => {
  const row = CODE_FORMATS.find((each) => each.format === format);
  if (row === undefined) return [];
  const sets = optionSets(row.options);
  return embeds.flatMap((embed) =>
    sets.flatMap((set) => {
      const code = writtenCode(embed, format, set);
      if (code instanceof CodeUnavailableError) return [];
      if (row.verbatim !== null && code === embed[row.verbatim]) return [];
      return [{ code, about: `${format} of ${String(embed.id)} with ${JSON.stringify(set)}` }];
    }),
  );
};
