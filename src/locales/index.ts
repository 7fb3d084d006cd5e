export {
  describeFinding,
  type FindingTexts,
  loadFindingMessages,
} from '../lint/finding-messages.js';
export type { Messages } from './messages.js';
export { registerMessages } from './registry.js';
