import type { MediaEmbedCode } from '../../../../components/index.js';
import '../../../../components/media-embed-code/define.js';
import { embedFixture } from '../../embed-fixture.js';

type Settings = Partial<Omit<MediaEmbedCode, 'code' | 'error'>>;

/** An embed with a bulk that has a label. */
export const EMBED = embedFixture({ bulks: [{ id: '1', label: 'news', context_rules: [] }] });

/** A builder in English in the page. */
export const mount = async (settings: Settings = {}): Promise<MediaEmbedCode> => {
  const element = Object.assign(
    document.createElement('media-embed-code'),
    { lang: 'en', builder: true, embed: EMBED },
    settings,
  );
  document.body.append(element);
  await element.updateComplete;
  return element;
};

/** An element of the builder; throws without it. */
export const find = (el: MediaEmbedCode, selector: string): HTMLElement => {
  const found = el.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
};

/** The labels of the fields. */
export const labels = (el: MediaEmbedCode): readonly string[] =>
  Array.from(el.shadowRoot?.querySelectorAll('[part~=field] label') ?? [], (label) =>
    label.textContent.trim(),
  );

/** The texts of a part. */
export const messages = (el: MediaEmbedCode, part: string): readonly string[] =>
  Array.from(el.shadowRoot?.querySelectorAll(`[part~=${part}]`) ?? [], (message) =>
    message.textContent.trim(),
  );

/** Answers the question where the code will be pasted. */
export const paste = async (el: MediaEmbedCode, destination: string): Promise<void> => {
  find(el, `[value=${destination}]`).click();
  await el.updateComplete;
};

/** The chosen destination. */
export const destinationOf = (el: MediaEmbedCode): string | undefined =>
  el.shadowRoot?.querySelector<HTMLInputElement>('[name=destination]:checked')?.value;

/** Chooses an option of a select. */
export const choose = async (
  el: MediaEmbedCode,
  selector: string,
  value: string,
): Promise<void> => {
  const select = find(el, selector) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await el.updateComplete;
};

/** Types a text into a field. */
export const type = async (el: MediaEmbedCode, selector: string, value: string): Promise<void> => {
  const input = find(el, selector) as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await el.updateComplete;
};

/** Removes the builders from the page. */
export const unmount = (): void => {
  document.querySelectorAll('media-embed-code, form').forEach((element) => element.remove());
};
