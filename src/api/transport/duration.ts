/** The longest time a timer takes, about 24 days: a longer one would end at once. */
const LONGEST = 2_147_483_647;

/** Whether a number of milliseconds can bound a wait. */
export const isDuration = (ms: number): boolean => ms > 0 && ms <= LONGEST;
