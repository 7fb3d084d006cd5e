/** The first page of a list and a search by date, in a list of 100,000 rows against one of 1,000. */
import { wireDate } from '../../demo/sandbox/wire-object.js';
import { compareCalls, sandboxWith } from './sandbox-calls.js';

const DAY = 24 * 60 * 60 * 1000;

/** Categories with dates over ten years, whatever their number. */
const categories = (rows: number) =>
  Array.from({ length: rows }, (_, index) => ({
    id: String(index + 1),
    title: `Category ${index}`,
    description: 'A description of some length, as editors write them.',
    created_at: wireDate(Date.UTC(2016, 0, 1) + Math.floor((index / rows) * 3650 * DAY)),
    father_id: null,
  }));

const LIST = '/rest/v2/category.json';

const SEARCHES = {
  'page 1': LIST,
  'a search by date, half of all rows': `${LIST}?search_date_min=2018-07-01%2012:00:00&search_date_max=2023-07-01%2012:00:00`,
  'the newest rows by date': `${LIST}?search_order_by=created_at&search_asc_desc=DESC`,
};

const baseline = { name: '1,000 rows', call: await sandboxWith(categories(1000)) };
const subject = { name: '100,000 rows', call: await sandboxWith(categories(100_000)) };
for (const [what, path] of Object.entries(SEARCHES))
  await compareCalls({ what, path, baseline, subject, most: 2 });
