/** Runs the sandbox by itself: what `npm start` starts. */
import { runSandbox } from './run-sandbox.js';

process.exitCode = await runSandbox(process.argv.slice(2));
