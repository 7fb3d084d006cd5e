import type { ReactiveElement } from 'lit';
import type { CheckedElement } from './warnings.js';

/** Attributes that are read without being observed, and those of HTML whose property has another name. */
const UNOBSERVED = ['class', 'tabindex', 'coppa', 'referrerpolicy'];

const checked = new WeakSet();
let isPolicyWatched = false;

const loadWarnings = () => import('./warnings.js');

/** Whether an attribute is unknown, or is read as something else than it says. */
const isDoubtful = (element: CheckedElement, { name, value }: Attr): boolean => {
  const { observedAttributes } = element.constructor as typeof ReactiveElement;
  if (observedAttributes.includes(name)) {
    const read: unknown = Reflect.get(element, name);
    return typeof read === 'boolean' ? value === 'false' : String(read) !== value;
  }
  if (name === 'controls') return !/^(?:auto|native|none|)$/i.test(value);
  const isForeign = /^(?:data-(?!src$)|aria-|on)|[^a-z-]/.test(name);
  return !isForeign && !(name in HTMLElement.prototype) && !UNOBSERVED.includes(name);
};

const hasBlocked = ({ body }: Report): boolean =>
  /^(?:frame|connect)-src$/.test(String(Reflect.get(body ?? {}, 'effectiveDirective')));

/** Watches what the policy of the page has blocked so far, and what it will block. */
const watchPolicy = (): void => {
  if (isPolicyWatched || !('ReportingObserver' in globalThis)) return;
  isPolicyWatched = true;
  const watch = (reports: readonly Report[]): void => {
    if (reports.some(hasBlocked))
      loadWarnings()
        .then(({ warnAboutPolicy }) => warnAboutPolicy(reports))
        .catch(reportError);
  };
  new ReportingObserver(watch, { types: ['csp-violation'], buffered: true }).observe();
};

/**
 * Warns in the console, once per element, about what a page has probably written by mistake. What warns is loaded only
 * if there is reason for doubt.
 */
export const checkElement = (element: CheckedElement, embed: object | null): void => {
  const subject = embed ?? element;
  if (checked.has(subject)) return;
  checked.add(subject);
  watchPolicy();
  const isEmpty = 'src' in element && element.state === 'empty';
  if (isEmpty || [...element.attributes].some((attribute) => isDoubtful(element, attribute)))
    loadWarnings()
      .then(({ warnAbout }) => warnAbout(element, embed))
      .catch(reportError);
};
