import type { AdTagDebugger } from '../../../components/ad-tag-debugger/define.js';
import type { CreateInspectors } from '../../../components/ad-tag-debugger/page-inspectors.js';
import { inspectionFailure } from '../../../src/vast/inspect/write-reason.js';
import type { Inspection } from '../../../src/vast/inspect/inspection.js';
import { noAd } from '../../../src/vast/vast-error.js';
import '../../../components/ad-tag-debugger/define.js';
import { waitUntil } from '../wait-until.js';

type Settings = Partial<
  Pick<
    AdTagDebugger,
    | 'embed'
    | 'src'
    | 'device'
    | 'value'
    | 'context'
    | 'defaults'
    | 'diagnose'
    | 'createInspectors'
    | 'requestedOrigins'
    | 'lang'
  >
>;

/** A context that makes every run the same. */
export const FIXED = {
  moment: 'fixed',
  now: '2026-05-04T03:02:01.000Z',
  random: '0.25',
  'page-url': 'https://paper.example/story?id=7',
  gdpr: '0',
};

/** An element in the page, after its first update. No server is requested unless the settings say so. */
export const mountDebugger = async (settings: Settings = {}): Promise<AdTagDebugger> => {
  const element = Object.assign(document.createElement('ad-tag-debugger'), {
    lang: 'en',
    defaults: FIXED,
    requestedOrigins: [],
    ...settings,
  });
  document.body.append(element);
  await element.updateComplete;
  return element;
};

export const removeDebuggers = (): void =>
  document.querySelectorAll('ad-tag-debugger').forEach((element) => element.remove());

/** An element of the shadow tree. Throws if there is none. */
export const query = (element: AdTagDebugger, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The element has no ${selector}.`);
  return found;
};

export const queryAll = (element: AdTagDebugger, selector: string): readonly HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** The text of a part without runs of white space. */
export const textOf = (element: HTMLElement): string =>
  element.textContent.replace(/\s+/g, ' ').trim();

/** Waits until the verdict is final, and the evidence is there. */
export const verdictReady = (element: AdTagDebugger): Promise<void> =>
  waitUntil(
    () =>
      element.shadowRoot?.querySelector('.verdict[aria-busy=false] .next') !== null &&
      queryAll(element, '.loading').length === 0 &&
      element.diagnosis !== null,
    'The verdict is not ready.',
  );

/** A button by the beginning of its text or label. */
export const button = (element: AdTagDebugger, name: string): HTMLButtonElement => {
  const found = queryAll(element, 'button').find((one) =>
    (one.getAttribute('aria-label') ?? textOf(one)).startsWith(name),
  );
  if (!(found instanceof HTMLButtonElement)) throw new Error(`There is no button ${name}.`);
  return found;
};

/** Opens a section, and waits until its content is there. */
export const openSection = async (element: AdTagDebugger, name: string): Promise<HTMLElement> => {
  const section = query(element, `#section-${name}`);
  section.setAttribute('open', '');
  await waitUntil(
    () => section.querySelector('.body') !== null && section.querySelector('.loading') === null,
  );
  return section;
};

/** Types into a field as a person does. */
export const type = (field: HTMLElement, text: string): void => {
  Reflect.set(field, 'value', text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** An inspection of one request without an ad. */
export const emptyInspection = (url: string): Inspection => ({
  hops: [
    {
      url,
      responseUrl: url,
      parent: null,
      startMs: 0,
      durationMs: 12,
      status: 200,
      contentType: 'application/xml',
      cors: 'same-origin',
      sentCookies: true,
      text: '<VAST version="4.2"/>',
      template: '',
      expansions: [],
      root: 'VAST',
      version: '4.2',
      adSystems: [],
      failure: inspectionFailure(noAd()),
    },
  ],
  ads: [],
  result: 'none',
  failure: inspectionFailure(noAd()),
  errorTrackers: [],
  durationMs: 12,
});

/** Inspectors that record the URLs and answer without an ad. */
export const recordingInspectors = (
  requested: string[],
  inspect: (url: string) => Inspection = emptyInspection,
): CreateInspectors => {
  return () => ({
    inspectAdTag: (url) => {
      requested.push(url);
      return Promise.resolve(inspect(url));
    },
    inspectDocument: () => Promise.resolve(inspect('')),
  });
};
