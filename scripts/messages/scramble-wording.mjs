/**
 * `node --import ./scripts/messages/scramble-wording.mjs …` replaces every English text by a random word with the same
 * parameters behind it, so that code and tests that depend on the wording fail.
 */
import { register } from 'node:module';

register('./scrambled-english.mjs', import.meta.url);
