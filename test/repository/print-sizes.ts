import { ceilings, largest, weigh } from './ceilings.js';

for (const ceiling of ceilings) {
  const weight = await weigh(ceiling);
  console.log(`${ceiling.name}: ${weight.size} B after brotli, at most ${ceiling.maxBytes} B`);
  console.log(`${largest(weight, 25)}\n`);
}
