import type { AdTagContext } from '../ad-tags/ad-tag-context.js';
import type { DeviceType } from '../viewer.js';
import { type OptionValues } from './options.js';
import type { Terminal } from './terminal.js';
/** The value of `--device`. */
export declare const deviceOf: (values: OptionValues) => DeviceType;
/** Whether the command line says anything about the viewer. */
export declare const hasContext: ({ texts }: OptionValues) => boolean;
/**
 * The viewer, page and values of the context options. Time and random number are those of the terminal
 * unless the command line has them, so that the same command line can have the same result.
 */
export declare const contextOf: (values: OptionValues, { now, random }: Pick<Terminal, 'now' | 'random'>) => AdTagContext;
//# sourceMappingURL=viewer-options.d.ts.map