/** Puts text on the clipboard; false when the page or the reader does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Selects the text of an element, ready to be copied with the keyboard. */
export const selectText = (element: HTMLElement): void => {
  element.focus();
  getSelection()?.selectAllChildren(element);
};

/** The event a copy by keyboard would give, with the text as its data. Does not bubble. */
export const copyEvent = (text: string): ClipboardEvent => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return new ClipboardEvent('copy', { clipboardData });
};
