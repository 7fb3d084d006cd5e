/**
 * Whether no author is left without a player or a reason: a link leads to the embed, and a refusal is an error that says
 * why. Text is code or an address on the page, and what is lost is not even text. A sanitizer makes no link of an
 * address, which is a text like any other.
 */
import { TOOLS } from './tools.mjs';

export const isAccepted = (tool, way, outcome) =>
  ['plays', 'link', 'refused'].includes(outcome) ||
  (TOOLS[tool].reads === 'html' && way === 'address' && outcome === 'text');
