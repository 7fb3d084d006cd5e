import type { Diagnosis } from '../../src/diagnosis/index.js';
import type { Chain } from './chain.js';
import type { Fault, Place } from './fault.js';
import type { Form } from './forms.js';

/** Where a diagnosis runs; `recorded`: in Node, of what a page of Chromium recorded. */
export type RuntimeName = 'node' | 'browser' | 'recorded';

/** What is brought to the diagnosis, and what it is about. */
export interface Brought {
  readonly text: string;
  readonly form: Form;
  readonly chain: Chain;
  readonly fault: Fault;
  readonly place: Place;
  /** Of the texts. */
  readonly language: string;
}

/** What a diagnosis says. A page does not hand out its input. */
export type Said = Pick<Diagnosis, 'verdict' | 'findings'> & Partial<Pick<Diagnosis, 'input'>>;

/** Diagnoses what is brought. */
export type Runtime = (brought: Brought) => Promise<Said>;
