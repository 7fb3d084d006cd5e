import { playingChain } from './chain.js';
import { VAST_VERSIONS } from './documents.js';
import type { Expectation, Fault, Hops, Place } from './fault.js';
import { BODY_FAULTS } from './faults/body-faults.js';
import { CONNECTION_FAULTS } from './faults/connection-faults.js';
import { DOCUMENT_FAULTS } from './faults/document-faults.js';
import { EMBED_FAULTS } from './faults/embed-faults.js';
import { MEDIA_FAULTS } from './faults/media-faults.js';
import { PAGE_FAULTS } from './faults/page-faults.js';
import { PASTE_FAULTS } from './faults/paste-faults.js';
import { STATUS_FAULTS } from './faults/status-faults.js';
import { TAG_FAULTS } from './faults/tag-faults.js';
import { FORM_NAMES, FORMS } from './forms.js';
import { type Judgement, judge } from './judgement.js';
import type { LaboratoryServers } from './servers.js';

/** All kinds of faults of a chain. */
export const FAULTS: readonly Fault[] = [
  ...CONNECTION_FAULTS,
  ...STATUS_FAULTS,
  ...BODY_FAULTS,
  ...DOCUMENT_FAULTS,
  ...MEDIA_FAULTS,
  ...TAG_FAULTS,
  ...EMBED_FAULTS,
  ...PAGE_FAULTS,
  ...PASTE_FAULTS,
];

/** Numbers of wrappers of the chains. */
const DEPTHS = [0, 1, 3];

/** One fault at one place, brought in one form. */
export interface Cell {
  readonly name: string;
  readonly fault: Fault;
  readonly place: Place;
  readonly version: string;
}

/** Whether a hop of a chain with this many wrappers is one of these. */
const IS_HOP: Readonly<Record<Hops, (hop: number, wrappers: number) => boolean>> = {
  all: () => true,
  wrappers: (hop, wrappers) => hop < wrappers,
  last: (hop, wrappers) => hop === wrappers,
  first: (hop) => hop === 0,
  alone: (_, wrappers) => wrappers === 0,
};

const hopsOf = ({ hops = 'all' }: Fault, wrappers: number): readonly number[] =>
  Array.from({ length: wrappers + 1 }, (_, hop) => hop).filter((hop) =>
    IS_HOP[hops](hop, wrappers),
  );

/** Every fault at every hop of chains of each depth, in every form that can bring it. */
export const cells = (): readonly Cell[] =>
  FAULTS.flatMap((fault) =>
    DEPTHS.flatMap((wrappers) =>
      hopsOf(fault, wrappers).flatMap((hop) =>
        FORM_NAMES.filter(
          (form) =>
            (fault.forms ?? FORM_NAMES).includes(form) &&
            FORMS[form].has(fault, { hop, wrappers, form }),
        ).map((form) => ({ fault, place: { hop, wrappers, form } })),
      ),
    ),
  ).map((cell, index) => ({
    ...cell,
    name: String(index),
    version: VAST_VERSIONS[index % VAST_VERSIONS.length] ?? '4.2',
  }));

/** What the diagnosis said about a cell. */
export interface Result {
  readonly cell: Cell;
  readonly expected: Expectation;
  readonly judgement: Judgement;
}

/** Puts the fault of a cell into a chain, and has it diagnosed. */
export const runCell = async (servers: LaboratoryServers, cell: Cell): Promise<Result> => {
  const { name, fault, place, version } = cell;
  const chain = fault.inject(
    playingChain(servers.addressesOf(name, place.wrappers), version),
    place,
  );
  servers.serve(name, chain);
  try {
    const diagnosis = await FORMS[place.form].diagnose(chain, fault, place);
    const expected = fault.expected(place);
    return { cell, expected, judgement: judge(diagnosis, expected, chain, cell) };
  } finally {
    servers.remove(name);
  }
};

/** Runs cells, some at the same time, and gives their results in order. */
export const runCells = async (
  servers: LaboratoryServers,
  all: readonly Cell[],
  parallel = 16,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  const open = all.entries();
  const next = async (): Promise<void> => {
    for (const [index, cell] of open) results[index] = await runCell(servers, cell);
  };
  await Promise.all(Array.from({ length: parallel }, next));
  return results;
};
