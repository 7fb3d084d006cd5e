/** One of two functions to compare; `turn` counts its runs, so that inputs can vary. */
export interface Contender {
  readonly name: string;
  readonly run: (turn: number) => unknown;
}

export interface Comparison {
  readonly what: string;
  readonly baseline: Contender;
  readonly subject: Contender;
  /** The aim: the subject takes at most this many times the baseline's time. */
  readonly most: number;
}

export interface Measured {
  /** Median of the ratios of neighboring batches. */
  readonly ratio: number;
  /** Nanoseconds per run, the median of the batches. */
  readonly baseline: number;
  readonly subject: number;
}

const BATCHES = 151;
const BATCH_MILLISECONDS = 2;
const WARM_UP_MILLISECONDS = 300;

/** Keeps results, so that no engine can optimize the work away. */
const kept: unknown[] = [];

const milliseconds = ({ run }: Contender, runs: number): number => {
  const start = performance.now();
  for (let turn = 0; turn < runs; turn += 1) kept[turn & 15] = run(turn);
  return performance.now() - start;
};

/** Runs until the engine has optimized the function, and returns the number of runs in a batch. */
const warmUp = (contender: Contender): number => {
  let runs = 1;
  let spent = 0;
  let last = 0;
  while (spent < WARM_UP_MILLISECONDS) {
    last = milliseconds(contender, runs);
    spent += last;
    if (last < BATCH_MILLISECONDS) runs *= 2;
  }
  return Math.max(1, Math.round((runs * BATCH_MILLISECONDS) / last));
};

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/**
 * Measures two contenders in turns, so that other load on the machine slows both, and in alternating
 * order, so that neither always collects the garbage of the other.
 */
const measure = ({ baseline, subject }: Comparison): Measured => {
  const baselineRuns = warmUp(baseline);
  const subjectRuns = warmUp(subject);
  const baselineTimes: number[] = [];
  const subjectTimes: number[] = [];
  const timeBaseline = () =>
    baselineTimes.push(milliseconds(baseline, baselineRuns) / baselineRuns);
  const timeSubject = () => subjectTimes.push(milliseconds(subject, subjectRuns) / subjectRuns);
  for (let batch = 0; batch < BATCHES; batch += 1) {
    for (const time of batch % 2 === 0 ? [timeBaseline, timeSubject] : [timeSubject, timeBaseline])
      time();
  }
  return {
    ratio: median(subjectTimes.map((time, at) => time / (baselineTimes[at] ?? Number.NaN))),
    baseline: median(baselineTimes) * 1e6,
    subject: median(subjectTimes) * 1e6,
  };
};

const nanoseconds = (value: number): string => `${Math.round(value).toLocaleString('en')} ns`;

/** Prints the measured ratio beside its aim. */
export const compare = (comparison: Comparison): void => {
  const { what, baseline, subject, most } = comparison;
  const measured = measure(comparison);
  const verdict = measured.ratio <= most ? 'within' : 'MISSES';
  console.log(
    `${what}\n  ${subject.name}: ${nanoseconds(measured.subject)}` +
      `\n  ${baseline.name}: ${nanoseconds(measured.baseline)}` +
      `\n  ratio ${measured.ratio.toFixed(2)}, ${verdict} the aim of ${most}\n`,
  );
};

/** Prints whether a benchmark met one of its aims. */
export const printAim = (aim: string, isMet: boolean): void =>
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${aim}`);
