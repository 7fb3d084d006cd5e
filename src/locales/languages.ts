export * from '../messages/languages.js';
