import { html, nothing, type TemplateResult } from 'lit';

/** A link to an advertiser. */
export interface AdLink {
  readonly url: string;
  /** What the link shows. */
  readonly content: string | TemplateResult;
  /** Its name where what it shows says nothing, or null. */
  readonly label: string | null;
}

/** A link that opens in a tab of its own and hands on neither the page's window nor its reputation. */
export const anchor = (
  part: string,
  { url, content, label }: AdLink,
  follow: () => void,
): TemplateResult =>
  html`<a
    part=${part}
    href=${url}
    target="_blank"
    rel="noopener noreferrer nofollow sponsored"
    aria-label=${label ?? nothing}
    @click=${follow}
    >${content}</a
  >`;
