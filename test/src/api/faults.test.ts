import { describe, it } from 'node:test';
import { callKinds } from './calls.js';
import { faults } from './fault-table.js';

for (const { id, sentence, meets = () => true, check } of faults) {
  void describe(`${id}: ${sentence}`, () => {
    for (const kind of callKinds.filter(meets)) {
      void it(kind.name, () => check(kind));
    }
  });
}
