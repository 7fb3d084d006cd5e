/**
 * The only global beyond ECMAScript that the core uses. Every host has it (browsers, Node, Deno,
 * Workers), but TypeScript declares it only in lib.dom, without which the core is compiled so that
 * `document` and `fetch` do not compile. Source: WHATWG URL Standard.
 */
declare class URL {
  constructor(url: string, base?: string);
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
