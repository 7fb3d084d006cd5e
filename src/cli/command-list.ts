import type { AnyCommand } from './command.js';

/** A command that is loaded when it is used, so that each starts with only what it needs. */
export interface ListedCommand {
  readonly name: string;
  /** What it does, without a verb form of a person: `check embeds`. */
  readonly summary: string;
  readonly load: () => Promise<AnyCommand>;
}

export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'lint',
    summary: 'check embeds, ad tags and VAST documents, and repair them',
    load: async () => (await import('./commands/lint.js')).LINT,
  },
  {
    name: 'expand',
    summary: 'expand ad tags, and explain every placeholder',
    load: async () => (await import('./commands/expand.js')).EXPAND,
  },
  {
    name: 'resolve',
    summary: 'resolve embeds into player configurations',
    load: async () => (await import('./commands/resolve.js')).RESOLVE,
  },
  {
    name: 'inspect',
    summary: 'request ad tags, and say why there is no ad',
    load: async () => (await import('./commands/inspect.js')).INSPECT,
  },
  {
    name: 'audit',
    summary: 'check all embeds of an account, and say who has to do what',
    load: async () => (await import('./commands/audit.js')).AUDIT,
  },
  {
    name: 'record',
    summary: 'open a page in Chromium, and say why it shows no ad',
    load: async () => (await import('./commands/record.js')).RECORD,
  },
  {
    name: 'code',
    summary: 'write the embed code of embeds',
    load: async () => (await import('./commands/code.js')).CODE,
  },
  {
    name: 'case',
    summary: 'record, replay and report why there is no ad',
    load: async () => (await import('./commands/case.js')).CASE,
  },
];
