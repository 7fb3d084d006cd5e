/** A setting of the reader; null if the browser keeps nothing for this page. */
export const storedSetting = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const storeSetting = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds until the page is left.
  }
};
