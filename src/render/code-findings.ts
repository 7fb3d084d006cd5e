import type { Severity } from '../finding.js';
import type { Embed } from '../schema/embed.js';
import type { CodeFormat } from './code-formats.js';
import type { CodeOptions } from './code-options.js';
import { codeRequest } from './code-request.js';
import { frameAddress } from './frame-address.js';
import { isLocalHost } from '../network/local-host.js';

/**
 * What does not work where code is pasted: AMP accepts only https, pages at https block frames at http, and an
 * address of one machine or network is not found from elsewhere.
 */
export type CodeFindingId = 'amp-needs-https' | 'frame-needs-https' | 'local-address';

/** A problem of code that can be written, as a message of src/messages/embed-code. */
export interface CodeFinding {
  readonly id: CodeFindingId;
  readonly params: {
    /** With their ports and without anything secret, each once, at most three. */
    readonly hosts: readonly string[];
  };
  readonly severity: Severity;
  /** JSON Pointer to the field with the address; the empty string if it is not one field of the embed. */
  readonly path: string;
}

export interface CodeFindingsInput {
  readonly embed: Embed;
  readonly format: CodeFormat;
  readonly options: CodeOptions;
  /** The code that `renderCode` wrote, with the script that the page needs for it. */
  readonly code: string;
}

const MAX_HOSTS = 3;

/** The authority of an address in HTML, JSON or XML. */
const AUTHORITY = /(?:https?:|["'=(>])\/\/([^\s/?#"'<>\\&]{1,300})/gi;

const parseHost = (authority: string): URL | null => {
  try {
    return new URL(`http://${authority}/`);
  } catch {
    return null;
  }
};

const localHosts = (code: string): readonly string[] => {
  const hosts = [...code.matchAll(AUTHORITY)].flatMap(([, authority = '']) => {
    const url = parseHost(authority);
    return url !== null && isLocalHost(url.hostname) ? [url.host] : [];
  });
  return [...new Set(hosts)].slice(0, MAX_HOSTS);
};

const FRAMES: ReadonlySet<CodeFormat> = new Set<CodeFormat>([
  ...(['iframe', 'responsive-iframe', 'instant-article', 'oembed'] as const),
  ...(['media-embed', 'media-embed-src'] as const),
]);

const httpPlayer = ({ embed, options }: CodeFindingsInput): URL | null => {
  const address = frameAddress(codeRequest(embed, options));
  return typeof address === 'string' && address.startsWith('http:') ? new URL(address) : null;
};

/** What does not work where the code is pasted. Linear in the length of the code. */
export const codeFindings = (input: CodeFindingsInput): readonly CodeFinding[] => {
  const { format, options, code } = input;
  const player = format === 'amp' || FRAMES.has(format) ? httpPlayer(input) : null;
  const hosts = localHosts(code);
  const path = options.frame === undefined ? '/code_iframe' : '';
  const needsHttps = (id: CodeFindingId): readonly CodeFinding[] =>
    player === null ? [] : [{ id, params: { hosts: [player.host] }, severity: 'error', path }];
  return [
    ...(format === 'amp' ? needsHttps('amp-needs-https') : []),
    // Browsers exempt local addresses, which the next finding is about.
    ...(format === 'amp' || player === null || isLocalHost(player.hostname)
      ? []
      : needsHttps('frame-needs-https')),
    ...(hosts.length === 0
      ? []
      : [{ id: 'local-address', params: { hosts }, severity: 'warning', path: '' } as const]),
  ];
};
