/** Elements that are first updated in one task: a page of many embeds stays ready for its reader. Ours. */
const AT_ONCE = 8;

let count = 1;
let task = Promise.resolve();

/** Resolves when it is an element's turn to be updated for the first time: in order, so many in one task. */
export const firstUpdate = (): Promise<void> => {
  if (count % AT_ONCE === 0) task = task.then(() => new Promise((done) => setTimeout(done)));
  count += 1;
  return task;
};
