/** A reporter of node:test that writes the coverage of each file as JSON, and nothing of the tests. */
export default async function* nodeReporter(events) {
  for await (const { type, data } of events)
    if (type === 'test:coverage') yield JSON.stringify(data.summary.files);
}
