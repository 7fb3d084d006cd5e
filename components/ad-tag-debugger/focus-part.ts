/** Moves the focus to an element in the shadow tree of a host, or to the control in it. */
export const focusPart = (host: HTMLElement, id: string): void => {
  const element = host.shadowRoot?.getElementById(id);
  const target = element?.querySelector<HTMLElement>(':scope > summary') ?? element;
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
};
