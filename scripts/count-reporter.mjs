/** A node:test reporter that writes JSON: how many tests passed, failed and were skipped, and the milliseconds of each file. */
import { relative } from 'node:path';
import { root } from './run.mjs';

const resultOf = ({ type, data }) => {
  if (data.details?.type === 'suite' && type === 'test:pass') return null;
  if (data.skip !== undefined || data.todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
};

export default async function* count(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, files: {} };
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { nesting, file, details } = event.data;
    const result = resultOf(event);
    if (result !== null) counts[result] += 1;
    if (nesting > 0 || file === undefined) continue;
    const name = relative(root, file);
    counts.files[name] = (counts.files[name] ?? 0) + details.duration_ms;
  }
  yield `${JSON.stringify(counts)}\n`;
}
