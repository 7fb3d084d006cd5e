/** The time that is left, as a limit for Playwright, to which 0 means none. */
export const timeLeft = (deadline: number): number => Math.max(1, deadline - Date.now());

/** What a page answers in time, else `otherwise`: a page whose main thread is busy never answers. Never rejects. */
export const beforeDeadline = async <T>(
  answer: Promise<T>,
  deadline: number,
  otherwise: T,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, timeLeft(deadline), otherwise);
  });
  try {
    return await Promise.race([answer.catch(() => otherwise), limit]);
  } finally {
    clearTimeout(timer);
  }
};
