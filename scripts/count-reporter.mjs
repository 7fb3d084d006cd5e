/** A node:test reporter that writes JSON: how many tests passed, failed and were skipped, the files with failures and the milliseconds of each file. */
import { relative } from 'node:path';
import { root } from './run.mjs';

/** Suites do not count, unless they fail by themselves, as in a hook. */
const resultOf = ({ type, data }) => {
  if (data.details?.type === 'suite' && type === 'test:pass') return null;
  if (data.details?.error?.failureType === 'subtestsFailed') return null;
  if (data.skip !== undefined || data.todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
};

export default async function* count(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, files: {}, failures: {} };
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name: title, nesting, file, details } = event.data;
    const result = resultOf(event);
    if (result !== null) counts[result] += 1;
    const name = relative(root, file ?? '');
    if (result === 'failed') counts.failures[name] = [...(counts.failures[name] ?? []), title];
    if (nesting > 0 || file === undefined) continue;
    counts.files[name] = (counts.files[name] ?? 0) + details.duration_ms;
  }
  yield `${JSON.stringify(counts)}\n`;
}
