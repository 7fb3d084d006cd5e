/** A node:test reporter that writes one line of JSON: how many tests passed, failed and were skipped. */

const outcome = ({ type, data }) => {
  if (data.details?.type === 'suite' && type === 'test:pass') return null;
  if (data.skip !== undefined || data.todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
};

export default async function* count(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const name = outcome(event);
    if (name !== null) counts[name] += 1;
  }
  yield `${JSON.stringify(counts)}\n`;
}
