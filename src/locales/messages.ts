import type { Messages } from '../messages/generated/viewer/messages.js';

export type { Messages };

export type PlayerMessages = Messages['player'];

export type AdMessages = Messages['ads'];

export type ScrollMessages = Messages['scroll'];
