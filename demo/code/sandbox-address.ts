/** Where the documents say that the sandbox is. */
const DOCUMENTED = 'http://127.0.0.1:4173';

/** Writes the address of the sandbox that serves the page into its code and links, so that what is copied works. */
export const nameSandbox = (page: HTMLElement): void => {
  if (!/^(?:127\.0\.0\.1|localhost)$/.test(location.hostname)) return;
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode: text } = texts;
    text.nodeValue = (text.nodeValue ?? '').replaceAll(DOCUMENTED, location.origin);
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>(`a[href^="${DOCUMENTED}"]`))
    link.href = link.href.replace(DOCUMENTED, location.origin);
};
