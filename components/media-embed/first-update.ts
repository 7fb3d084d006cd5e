/** Elements that are first updated in one task: a page of many embeds stays ready for its reader. Ours. */
const AT_ONCE = 8;

let count = 0;
let task = Promise.resolve();

/** Resolves when it is an element's turn to be updated for the first time: in order, so many in one task. */
export const firstUpdate = (): Promise<void> =>
  ++count % AT_ONCE ? task : (task = task.then(() => new Promise((done) => setTimeout(done))));
