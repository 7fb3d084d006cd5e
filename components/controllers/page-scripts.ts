/** Whether `DOMContentLoaded` was dispatched: `readyState` is "interactive" before it and after it. */
const isParsed = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' || (navigation?.domContentLoadedEventStart ?? 0) > 0;
};

/**
 * Resolves when the scripts of the document have run, which may set what the page trusts: after `DOMContentLoaded`,
 * which waits for all scripts but async ones, and in a later task, because the script that loaded an element late
 * continues in a microtask.
 */
export const pageScriptsRun = async (): Promise<void> => {
  if (!isParsed())
    await new Promise((resolve) => {
      for (const name of ['DOMContentLoaded', 'load'])
        window.addEventListener(name, resolve, { once: true });
    });
  await new Promise((resolve) => setTimeout(resolve));
};
