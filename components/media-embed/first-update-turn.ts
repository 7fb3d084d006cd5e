/** Not in the specification; chosen so that a page with many embeds stays responsive. */
const MAX_FIRST_UPDATES_PER_TASK = 8;

let updateCount = 0;
let updateTask = Promise.resolve();

/** Resolves when an element may be updated for the first time: in order, a few in each task. */
export const firstUpdateTurn = (): Promise<void> =>
  ++updateCount % MAX_FIRST_UPDATES_PER_TASK
    ? updateTask
    : (updateTask = updateTask.then(() => new Promise((done) => setTimeout(done))));
