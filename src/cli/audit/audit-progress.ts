import type { AuditProgress, AuditSurvey, RequestLimits } from '../../audit/index.js';
import { isLocalHost } from '../../network/local-host.js';
import type { Terminal } from '../terminal.js';

/** Milliseconds between two lines of progress. */
const INTERVAL_MS = 200;

const number = (value: number): string => value.toLocaleString('en-US');

const remaining = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** Which hosts would be requested, and how often. */
export const surveyLines = (
  { objects, tags }: AuditSurvey,
  { requestsPerSecond: rate = 1, allowPrivate = false }: RequestLimits,
): readonly string[] => {
  const counts = [...tags].sort(([, a], [, b]) => b - a);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return [
    `${number(objects)} objects have ${number(all)} distinct ad tags to request. Each is requested once, and counts as an ad request;`,
    `their wrappers and the heads of their media files come on top. Each host gets at most ${rate} request${rate === 1 ? '' : 's'} a second, and no tracker is requested.`,
    ...counts.map(([host, count]) => {
      const isRefused = !allowPrivate && isLocalHost(host.replace(/:\d+$/, ''));
      const note = isRefused ? '  (private: requested only with --allow-private)' : '';
      return `  ${number(count)}  ${host}${note}`;
    }),
  ];
};

/** Writes progress over itself on a terminal, and nothing elsewhere. */
export class ProgressLine {
  readonly #terminal: Terminal;
  readonly #startedAt: number;
  /** Null if it is not known how much there is to do. */
  readonly #survey: AuditSurvey | null;
  #writtenAt = 0;
  #first: Pick<AuditProgress, 'objects' | 'tags'> | null = null;
  /** Ad tags that could not be requested within the limits, and because this machine finds no host. */
  skippedTags = 0;
  unresolvedTags = 0;

  constructor(terminal: Terminal, survey: AuditSurvey | null) {
    this.#terminal = terminal;
    this.#survey = survey;
    this.#startedAt = terminal.now();
  }

  readonly update = ({ objects, tags, skippedTags, unresolvedTags }: AuditProgress): void => {
    this.skippedTags = skippedTags;
    this.unresolvedTags = unresolvedTags;
    const now = this.#terminal.now();
    if (this.#terminal.stderr.isTTY !== true || now - this.#writtenAt < INTERVAL_MS) return;
    this.#writtenAt = now;
    this.#first ??= { objects, tags };
    const seconds = (now - this.#startedAt) / 1000;
    const rate = (objects - this.#first.objects) / seconds;
    const all = this.#survey?.objects ?? null;
    // Objects without a new ad tag take no time.
    const allTags = [...(this.#survey?.tags.values() ?? [])].reduce((sum, count) => sum + count, 0);
    const newTags = tags - this.#first.tags;
    const left = newTags > 0 ? ((allTags - newTags) * seconds) / newTags : 0;
    const texts = [
      `${number(objects)}${all === null ? '' : ` of ${number(all)}`} objects`,
      `${number(tags)} ad tags`,
      ...(rate > 0 ? [`${rate.toFixed(1)} objects a second`] : []),
      ...(left > 0 ? [`about ${remaining(left)} left`] : []),
    ];
    this.#terminal.stderr.write(`\r\u001b[K${texts.join(', ')}`);
  };

  end(): void {
    const { stderr } = this.#terminal;
    if (this.#writtenAt > 0) stderr.write('\r\u001b[K');
    if (this.skippedTags > 0)
      stderr.write(
        `${number(this.skippedTags)} ad tags were not requested within the limits: run the same command with --state to go on.\n`,
      );
  }
}

/** Whether a person at the terminal agrees. */
export const isConfirmed = async (
  { stdin, stderr }: Terminal,
  question: string,
): Promise<boolean> => {
  stderr.write(`${question} [y/N] `);
  for await (const chunk of stdin) return /^\s*y(?:es)?\s*$/i.test(new TextDecoder().decode(chunk));
  return false;
};
