import type { Input } from '../input.js';
/** Reads the text of an input as JSON. Throws an `InputError` with the line and column of the first mistake. */
export declare const parseJson: ({ name, text }: Input) => unknown;
//# sourceMappingURL=parse-json.d.ts.map