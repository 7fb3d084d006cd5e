/**
 * Lets `limit` messages a second through, and says no to the rest. `timeStamp`: milliseconds, as
 * `Event.timeStamp`.
 */
export const floodGate = (limit: number): ((timeStamp: number) => boolean) => {
  let start = -Infinity;
  let count = 0;
  return (timeStamp) => {
    if (timeStamp - start >= 1000) {
      start = timeStamp;
      count = 0;
    }
    count += 1;
    return count <= limit;
  };
};
