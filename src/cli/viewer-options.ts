import type { AdTagContext } from '../ad-tags/ad-tag-context.js';
import { CONTEXT_OPTIONS, type OptionValues } from './options.js';
import type { Terminal } from './terminal.js';

type ContextValues = OptionValues<typeof CONTEXT_OPTIONS>;

/** Whether the command line says anything about the viewer. */
export const hasContext = (given: ReadonlySet<string>): boolean =>
  Object.keys(CONTEXT_OPTIONS).some((name) => given.has(name));

/**
 * The viewer, page and values of the context options. Time and random number are those of the terminal
 * unless the command line has them, so that the same command line can have the same result.
 */
export const contextOf = (
  options: { readonly [Name in keyof ContextValues]?: ContextValues[Name] | undefined },
  terminal: Pick<Terminal, 'now' | 'random'>,
): AdTagContext => {
  const { device = 'desktop', page: url, consent: tcString, gdpr, values = [] } = options;
  const consent = {
    ...(tcString !== undefined && { tcString }),
    ...(gdpr !== undefined && { gdprApplies: gdpr === '1' }),
  };
  return {
    device,
    ...(url !== undefined && { page: { url } }),
    ...(Object.keys(consent).length > 0 && { consent }),
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
    now: options.now ?? terminal.now(),
    random: options.random ?? terminal.random(),
  };
};
