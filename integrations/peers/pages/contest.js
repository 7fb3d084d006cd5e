/** Measures functions beside one another: in turns, so that other load on the machine slows all of them. */

const BATCHES = 41;
const BATCH_MS = 8;
const WARM_UP_MS = 250;

/** Keeps results, so that no engine can optimize the work away. */
const kept = [];

const timeOf = async (run, runs) => {
  const start = performance.now();
  for (let turn = 0; turn < runs; turn += 1) {
    const result = run(turn);
    kept[turn & 15] = result instanceof Promise ? await result : result;
  }
  return performance.now() - start;
};

/** Runs of a batch, after the engine has optimized the function. */
const warmUp = async (run) => {
  let runs = 1;
  let spent = 0;
  let last = 0;
  while (spent < WARM_UP_MS) {
    last = await timeOf(run, runs);
    spent += last;
    if (last < BATCH_MS) runs *= 2;
  }
  return Math.max(1, Math.round((runs * BATCH_MS) / last));
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** `contenders` by name; returns `{ name, nanoseconds, ratio }` of each, the ratio being to the first. */
export const contest = async (contenders) => {
  const names = Object.keys(contenders);
  const runs = {};
  for (const name of names) runs[name] = await warmUp(contenders[name]);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let batch = 0; batch < BATCHES; batch += 1)
    for (const name of batch % 2 === 0 ? names : [...names].reverse())
      times[name].push((await timeOf(contenders[name], runs[name])) / runs[name]);
  const baseline = times[names[0]];
  return names.map((name) => ({
    name,
    nanoseconds: Math.round(1e6 * median(times[name])),
    ratio: Number(median(times[name].map((time, at) => time / baseline[at])).toFixed(2)),
  }));
};
