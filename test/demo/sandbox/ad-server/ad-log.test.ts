import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Counter } from '../../../../demo/sandbox/ad-server/ad-log.js';

test('hits are counted by name, in total and by run', () => {
  const counter = new Counter();
  counter.count('start', 'one');
  counter.count('start', null);
  counter.count('end', 'one');
  assert.deepEqual(counter.total, { start: 2, end: 1 });
  assert.deepEqual(counter.countsOf('one'), { start: 1, end: 1 });
  assert.deepEqual(counter.countsOf('two'), {});
});

test('only the latest 1,000 runs are kept', () => {
  const counter = new Counter();
  for (let run = 0; run < 1001; run += 1) counter.count('start', `run ${run}`);
  const runs = Object.keys(counter.runs);
  assert.deepEqual([runs.length, runs[0], runs.at(-1)], [1000, 'run 1', 'run 1000']);
});

test('only the first 1,000 names are counted, in total and in a run, so that no client fills the memory', () => {
  const counter = new Counter();
  for (let name = 0; name < 1500; name += 1) counter.count(`event ${name}`, 'run');
  counter.count('event 0', 'run');
  assert.equal(Object.keys(counter.total).length, 1000);
  assert.equal(Object.keys(counter.countsOf('run')).length, 1000);
  assert.deepEqual(
    [counter.total['event 0'], counter.total['event 999'], counter.total['event 1000']],
    [2, 1, undefined],
  );
});
