export { messages } from './en.js';
