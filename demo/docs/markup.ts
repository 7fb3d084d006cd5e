/** Reads and writes the markup of a live example, which only the reader of the page can change. */

interface TrustPolicy {
  createHTML(markup: string): string;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustPolicy): TrustPolicy };
}

const asItIs: TrustPolicy = { createHTML: (markup) => markup };

const policy =
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('live-example', asItIs) ?? asItIs;

/** A document in which nothing runs or loads. */
export const parseMarkup = (markup: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(markup), 'text/html');

/** The markup with an attribute of its first element of this name set, or removed with null. */
export const withAttribute = (
  markup: string,
  tagName: string,
  name: string,
  value: string | null,
): string => {
  const { body } = parseMarkup(markup);
  const element = body.querySelector(tagName);
  if (element === null) return markup;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  const { innerHTML } = body;
  // Without the empty values of boolean attributes.
  return innerHTML.replaceAll('=""', '');
};
