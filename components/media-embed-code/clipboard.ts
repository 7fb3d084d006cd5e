/** Copies text to the clipboard; resolves to false when the page or the reader does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

export const selectText = (element: HTMLElement): void => {
  element.focus();
  getSelection()?.selectAllChildren(element);
};

/** Creates the `copy` event of a copy by keyboard, with the text as its data. It does not bubble. */
export const copyEvent = (text: string): ClipboardEvent => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return new ClipboardEvent('copy', { clipboardData });
};
