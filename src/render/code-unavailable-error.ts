import type { CodeFormat } from './code-formats.js';
import type { MissingField } from './code-request.js';

/** The code cannot be written from this embed with these options. `renderCode` throws no other error. */
export class CodeUnavailableError extends Error {
  override readonly name = 'CodeUnavailableError';
  readonly format: CodeFormat;
  /** JSON Pointer of the embed's field that is missing or cannot be used. */
  readonly path: string;
  /** What to do about it, in one sentence. */
  readonly remedy: string;

  constructor(format: CodeFormat, { path, remedy }: MissingField) {
    super(
      `Cannot write ${format} code${path && `, because ${path} is missing or cannot be used`}. ${remedy}`,
    );
    this.format = format;
    this.path = path;
    this.remedy = remedy;
  }
}
