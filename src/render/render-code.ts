import { expressible } from '../text/control-characters.js';
import { frameSource } from '../resolve/hosted-player.js';
import type { Embed } from '../schema/embed.js';
import { CODE_FORMATS, type CodeFormat, type CodeFormatRow } from './code-formats.js';
import type { CodeOptions } from './code-options.js';
import { type CodeRequest, codeRequest, serviceContainer } from './code-request.js';
import { type MissingField, missingField, type MissingReason } from './missing-field.js';
import { serviceCode } from './service-code.js';
import { namesEmbed } from './hosted-address.js';

export { CODE_FORMATS, type CodeFormat } from './code-formats.js';
export type { CodeOptions } from './code-options.js';
export type { MissingReason } from './missing-field.js';

/** The code cannot be written from this embed with these options. `renderCode` throws no other error. */
export class CodeUnavailableError extends Error {
  override readonly name = 'CodeUnavailableError';
  readonly format: CodeFormat;
  /** Why, as a stable name. */
  readonly reason: MissingReason;
  /** JSON Pointer of the embed's field that is missing or cannot be used. */
  readonly path: string;
  /** What is missing, and what to do about it, in English. */
  readonly remedy: string;

  constructor(format: CodeFormat, { reason, path, remedy }: MissingField) {
    super(`Cannot write ${format} code${path && ` (${path})`}. ${remedy}`);
    this.format = format;
    this.reason = reason;
    this.path = path;
    this.remedy = remedy;
  }
}

/** Whether the service's own code has this id: in its container, else in the address of its frame. */
const hasId = (code: string, id: string): boolean => {
  const container = serviceContainer(code);
  return container === null
    ? namesEmbed(frameSource(code) ?? '', id)
    : container.attributes.get('data-embed') === id;
};

/** The service's own code, when no option changes it and it has the right id (spec 2.5, `public_id`). */
const verbatimCode = (row: CodeFormatRow, { embed, config, options }: CodeRequest): string => {
  if (row.verbatim === null || row.options.some((name) => options[name] !== undefined)) return '';
  const code = expressible(serviceCode(embed, row.verbatim));
  const { publicId } = config.identity;
  return publicId === null || hasId(code, publicId) ? code : '';
};

/**
 * Writes the embed code of one format (spec 2.5, platform facts 4): the service's own code where it can be
 * used, otherwise new code from the embed and the options. Every value is escaped, and the code holds
 * no secret of the embed. Throws only `CodeUnavailableError`, when the embed lacks what the format needs.
 */
export const renderCode = (embed: Embed, format: CodeFormat, options: CodeOptions = {}): string => {
  const row = CODE_FORMATS.find((candidate) => candidate.format === format);
  if (row === undefined) throw new CodeUnavailableError(format, missingField('format', ''));
  const request = codeRequest(embed, options);
  const code = verbatimCode(row, request) || row.write(request);
  if (typeof code !== 'string') throw new CodeUnavailableError(format, code);
  return code;
};
