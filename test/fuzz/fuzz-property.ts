import fc from 'fast-check';

/** A statement about every input of a function, for which inputs are generated. */
export interface FuzzProperty {
  /** The function and what is true of it. */
  readonly name: string;
  /** Runs of this property among those of all, in proportion: large for fast functions. */
  readonly weight: number;
  /** Checks inputs until one fails, which is then minimized. */
  readonly check: (parameters: FuzzParameters) => Promise<FuzzFailure | null>;
}

export interface FuzzParameters {
  readonly seed: number;
  readonly numRuns: number;
}

/** The smallest input found for which the statement is not true. */
export interface FuzzFailure {
  readonly input: string;
  readonly message: string;
  /** Runs until the first failure, and steps that made its input smaller. */
  readonly runs: number;
  readonly shrinks: number;
  /** With the seed it repeats the failure at once. */
  readonly path: string;
}

const failureOf = ({
  failed,
  counterexample,
  errorInstance,
  ...details
}: Details): FuzzFailure | null =>
  failed
    ? {
        input: fc.stringify(counterexample),
        message: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
        runs: details.numRuns,
        shrinks: details.numShrinks,
        path: details.counterexamplePath ?? '',
      }
    : null;

/** The fields of fast-check's result that a report needs, of a value of any type. */
type Details = Pick<
  fc.RunDetails<[unknown]>,
  'failed' | 'counterexample' | 'errorInstance' | 'numRuns' | 'numShrinks' | 'counterexamplePath'
>;

/** A property of a function that returns at once. `check` throws if the statement is not true of the value. */
export const fuzzProperty = <Value>(
  name: string,
  weight: number,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => void,
): FuzzProperty => ({
  name,
  weight,
  check: (parameters) =>
    Promise.resolve(failureOf(fc.check(fc.property(values, check), parameters))),
});

/** A property of a function that returns a promise. */
export const asyncFuzzProperty = <Value>(
  name: string,
  weight: number,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<void>,
): FuzzProperty => ({
  name,
  weight,
  check: async (parameters) =>
    failureOf(await fc.check(fc.asyncProperty(values, check), parameters)),
});
