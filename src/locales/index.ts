export type { Messages } from './messages.js';
export { registerMessages } from './registry.js';
