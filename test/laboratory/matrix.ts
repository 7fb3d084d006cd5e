import { ownerOfErrorCode } from '../../src/diagnosis/error-codes.js';
import { LANGUAGES } from '../../src/messages/languages.js';
import { type Chain, playable, playingChain } from './chain.js';
import { VAST_VERSIONS } from './documents.js';
import type { Expectation, Fault, Hops, Place } from './fault.js';
import { ACCESS_LOG_FAULTS } from './faults/access-log-faults.js';
import { AUCTION_FAULTS } from './faults/auction-faults.js';
import { BINARY_FAULTS } from './faults/binary-faults.js';
import { BODY_FAULTS } from './faults/body-faults.js';
import { CAUSE_FAULTS } from './faults/cause-faults.js';
import { CHUNK_FAULTS } from './faults/chunk-faults.js';
import { CIRCLE_FAULTS } from './faults/circle-faults.js';
import { CODE_FAULTS } from './faults/code-faults.js';
import { CONNECTION_FAULTS } from './faults/connection-faults.js';
import { CONTAINER_FAULTS } from './faults/container-faults.js';
import { COPIED_TEXTS } from './faults/copied-texts.js';
import { CONTENT_FAULTS } from './faults/content-faults.js';
import { CUT_RESPONSES } from './faults/cut-responses.js';
import { COUNT_FAULTS } from './faults/count-faults.js';
import { DAMAGE_FAULTS } from './faults/damage-faults.js';
import { DISPLAY_FAULTS } from './faults/display-faults.js';
import { DOCUMENT_FAULTS } from './faults/document-faults.js';
import { EMBED_FAULTS } from './faults/embed-faults.js';
import { EVENT_FAULTS } from './faults/event-faults.js';
import { HEADER_FAULTS } from './faults/header-faults.js';
import { HIDDEN_FAULTS } from './faults/hidden-faults.js';
import { LOG_FAULTS } from './faults/log-faults.js';
import { MARKUP_FAULTS } from './faults/markup-faults.js';
import { MEDIA_FAULTS } from './faults/media-faults.js';
import { MESSAGE_FAULTS } from './faults/message-faults.js';
import { OPTION_FAULTS } from './faults/option-faults.js';
import { OUTER_FAULTS } from './faults/outer-faults.js';
import { PAGE_FAULTS } from './faults/page-faults.js';
import { PLAYBACK_FAULTS } from './faults/playback-faults.js';
import { POLICY_MESSAGES } from './faults/policy-messages.js';
import { PLAYLIST_FAULTS } from './faults/playlist-faults.js';
import { ROLE_FAULTS } from './faults/role-faults.js';
import { TOOL_FAILURES } from './faults/tool-failures.js';
import { TOOL_FAULTS } from './faults/tool-faults.js';
import { VENDOR_FAULTS } from './faults/vendor-faults.js';
import { NAME_FAULTS } from './faults/name-faults.js';
import { PIXEL_FAULTS } from './faults/pixel-faults.js';
import { NETWORK_FAULTS } from './faults/network-faults.js';
import { CUT_FAULTS } from './faults/cut-faults.js';
import { PASTE_FAULTS } from './faults/paste-faults.js';
import { RECORD_FAULTS } from './faults/record-faults.js';
import { RECORDING_FAULTS } from './faults/recording-faults.js';
import { REDIRECT_FAULTS } from './faults/redirect-faults.js';
import { REFUSAL_FAULTS } from './faults/refusal-faults.js';
import { PROTECTION_FAULTS } from './faults/protection-faults.js';
import { REASON_FAULTS } from './faults/reason-faults.js';
import { POD_FAULTS } from './faults/pod-faults.js';
import { SAID_FAULTS, STATUS_FAULTS } from './faults/status-faults.js';
import { SENT_FAULTS } from './faults/sent-faults.js';
import { SPOKEN_AUCTIONS } from './faults/spoken-auctions.js';
import { SPOKEN_FAULTS } from './faults/spoken-faults.js';
import { STREAM_FAULTS } from './faults/stream-faults.js';
import { SURROUNDING_FAULTS } from './faults/surrounding-faults.js';
import { TAG_FAULTS } from './faults/tag-faults.js';
import { TEMPLATE_FAULTS } from './faults/template-faults.js';
import { WRONG_VALUE_FAULTS } from './faults/wrong-value-faults.js';
import { codeInConsole, FORM_NAMES, FORMS, type FormName } from './forms.js';
import { type Judgement, judge } from './judgement.js';
import type { ChainRecorder } from './page-recorder.js';
import { type TriedRepairs, tryRepairs } from './repairs.js';
import type { Runtime, RuntimeName } from './runtime.js';
import type { LaboratoryServers } from './servers.js';
import { isWhole, sampled, seed } from '../sample.js';

/** All kinds of faults of a chain. */
export const FAULTS: readonly Fault[] = [
  ...CONNECTION_FAULTS,
  ...NETWORK_FAULTS,
  ...HEADER_FAULTS,
  ...HIDDEN_FAULTS,
  ...CAUSE_FAULTS,
  ...CIRCLE_FAULTS,
  ...REFUSAL_FAULTS,
  ...STATUS_FAULTS,
  ...SAID_FAULTS,
  ...PROTECTION_FAULTS,
  ...BODY_FAULTS,
  ...REASON_FAULTS,
  ...REDIRECT_FAULTS,
  ...BINARY_FAULTS,
  ...PIXEL_FAULTS,
  ...DOCUMENT_FAULTS,
  ...NAME_FAULTS,
  ...POD_FAULTS,
  ...PLAYLIST_FAULTS,
  ...MARKUP_FAULTS,
  ...MEDIA_FAULTS,
  ...PLAYBACK_FAULTS,
  ...TAG_FAULTS,
  ...VENDOR_FAULTS,
  ...WRONG_VALUE_FAULTS,
  ...TEMPLATE_FAULTS,
  ...EMBED_FAULTS,
  ...CONTENT_FAULTS,
  ...PAGE_FAULTS,
  ...ROLE_FAULTS,
  ...RECORDING_FAULTS,
  ...CUT_FAULTS,
  ...CHUNK_FAULTS,
  ...PASTE_FAULTS,
  ...DAMAGE_FAULTS,
  ...CONTAINER_FAULTS,
  ...COPIED_TEXTS,
  ...CUT_RESPONSES,
  ...MESSAGE_FAULTS,
  ...POLICY_MESSAGES,
  ...DISPLAY_FAULTS,
  ...LOG_FAULTS,
  ...ACCESS_LOG_FAULTS,
  ...EVENT_FAULTS,
  ...SENT_FAULTS,
  ...OPTION_FAULTS,
  ...AUCTION_FAULTS,
  ...SPOKEN_FAULTS,
  ...SPOKEN_AUCTIONS,
  ...STREAM_FAULTS,
  ...SURROUNDING_FAULTS,
  ...TOOL_FAULTS,
  ...TOOL_FAILURES,
  ...OUTER_FAULTS,
  ...COUNT_FAULTS,
  ...RECORD_FAULTS,
  ...CODE_FAULTS,
];

/** Numbers of wrappers of the chains. */
const DEPTHS = [0, 1, 3];

/** One fault at one place, brought in one form to the diagnosis in one runtime. */
export interface Cell {
  readonly name: string;
  readonly runtime: RuntimeName;
  readonly fault: Fault;
  readonly place: Place;
  readonly version: string;
  readonly language: string;
}

/** Whether a hop of a chain with this many wrappers is one of these. */
const IS_HOP: Readonly<Record<Hops, (hop: number, wrappers: number) => boolean>> = {
  all: () => true,
  wrappers: (hop, wrappers) => hop < wrappers,
  last: (hop, wrappers) => hop === wrappers,
  'behind-wrapper': (hop, wrappers) => wrappers > 0 && hop === wrappers,
  first: (hop) => hop === 0,
  'first-wrapper': (hop, wrappers) => wrappers > 0 && hop === 0,
  alone: (_, wrappers) => wrappers === 0,
};

const hopsOf = ({ hops = 'all' }: Fault, wrappers: number): readonly number[] =>
  Array.from({ length: wrappers + 1 }, (_, hop) => hop).filter((hop) =>
    IS_HOP[hops](hop, wrappers),
  );

/** The forms of a fault in a runtime. A recording is read everywhere by the same code, and a paste too. */
const formsOf = (fault: Fault, runtime: RuntimeName): readonly FormName[] => {
  if (runtime === 'recorded') return ['recorded', 'record', 'console'];
  if (runtime === 'node') return fault.forms ?? FORM_NAMES;
  if (fault.part === 'paste') return [];
  return (fault.formsInBrowser ?? fault.forms ?? FORM_NAMES).filter(
    (form) => FORMS[form].isRecorded !== true,
  );
};

/** Every fault at every hop of chains of each depth, in every form that can bring it. */
export const cells = (runtime: RuntimeName): readonly Cell[] =>
  FAULTS.flatMap((fault) =>
    DEPTHS.flatMap((wrappers) =>
      hopsOf(fault, wrappers).flatMap((hop) =>
        formsOf(fault, runtime)
          .filter((form) => FORMS[form].has(fault, { hop, wrappers, form }))
          .map((form) => ({ fault, place: { hop, wrappers, form } })),
      ),
    ),
  ).map((cell, index) => ({
    ...cell,
    language: LANGUAGES[Math.floor(index / 7) % LANGUAGES.length] ?? 'en',
    runtime,
    name: `${runtime}-${index}`,
    version: VAST_VERSIONS[index % VAST_VERSIONS.length] ?? '4.2',
  }));

/**
 * Every `step`-th kind of fault, each at one of its places in one of its forms: kinds with few places are tried as often
 * as those with many. Which kinds and which places changes from run to run; in a whole run, all.
 */
export const sampledByKind = (all: readonly Cell[], step: number): readonly Cell[] => {
  if (isWhole) return all;
  const byKind = new Map<string, Cell[]>();
  for (const cell of all)
    byKind.set(cell.fault.name, (byKind.get(cell.fault.name) ?? []).concat(cell));
  return sampled([...[...byKind.values()].entries()], step).flatMap(([index, ofKind]) =>
    ofKind.slice((Math.floor(seed / step) + index) % ofKind.length).slice(0, 1),
  );
};

/** What the diagnosis said about a cell. */
export interface Result {
  readonly cell: Cell;
  readonly expected: Expectation;
  readonly judgement: Judgement;
  /** Missing where no repair is tried. */
  readonly repairs?: TriedRepairs;
}

/** The parts whose repairs are tried, where the input itself has the fault. */
const REPAIRED: ReadonlySet<Fault['part']> = new Set(['tag', 'document', 'embed', 'paste']);

const hasRepairs = ({ runtime, fault, place: { form, wrappers } }: Cell): boolean =>
  runtime === 'node' &&
  REPAIRED.has(fault.part) &&
  wrappers === 0 &&
  ['tag', 'embed', 'document'].includes(form);

/** What runs cells. */
export interface Laboratory {
  readonly servers: LaboratoryServers;
  readonly runtimes: Readonly<Partial<Record<RuntimeName, Runtime>>>;
  /** Plays the chains of the form `recorded`. */
  readonly recorder?: ChainRecorder;
}

/** The verdict that the fault of a cell has where it is diagnosed. */
const expectationOf = ({ runtime, fault, place }: Cell, chain: Chain): Expectation => {
  const code = codeInConsole(fault);
  if (place.form === 'console' && code !== null)
    return {
      id: 'error-code',
      owner: ownerOfErrorCode('browser', code),
      facts: { system: 'browser', code },
    };
  const ofRuntime: Readonly<Partial<Record<RuntimeName, Expectation | undefined>>> = {
    browser: fault.inBrowser?.(place),
    recorded: fault.inRecording?.(place, chain),
  };
  return ofRuntime[runtime] ?? fault.expected(place);
};

/** Puts the fault of a cell into a chain, and has it diagnosed. */
export const runCell = async (
  { servers, runtimes, recorder }: Laboratory,
  cell: Cell,
): Promise<Result> => {
  const { name, runtime, fault, place, version, language } = cell;
  const run = runtimes[runtime];
  if (run === undefined) throw new Error(`The laboratory has no ${runtime}.`);
  const injected = fault.inject(
    playingChain(servers.addressesOf(name, place.wrappers), version),
    place,
  );
  const form = FORMS[place.form];
  const chain = form.isPlayed === true ? playable(injected) : injected;
  servers.serve(name, chain);
  try {
    const text = await (form.isPlayed === true
      ? recorder?.record(chain, place.form)
      : form.text(chain, fault, place));
    if (text === undefined) throw new Error('The laboratory has no recorder.');
    const brought = { text, form, chain, fault, place, language };
    const diagnosis = await run(brought);
    const expected = expectationOf(cell, chain);
    return {
      cell,
      expected,
      judgement: judge(diagnosis, expected, chain, cell),
      ...(hasRepairs(cell) && { repairs: await tryRepairs(run, brought, diagnosis) }),
    };
  } finally {
    servers.remove(name);
  }
};

/** Runs cells, some at the same time, and gives their results in order. */
export const runCells = async (
  laboratory: Laboratory,
  all: readonly Cell[],
  parallel = 16,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  const open = all.entries();
  const next = async (): Promise<void> => {
    for (const [index, cell] of open) results[index] = await runCell(laboratory, cell);
  };
  await Promise.all(Array.from({ length: parallel }, next));
  return results;
};
