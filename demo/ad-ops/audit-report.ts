import type { Embed } from '../../src/index.js';
import { objectOf, parseJsonLines } from '../../src/text/json.js';

/** An ad of an embed on one device, as the fragment of this page. */
export interface ReportLink {
  readonly name: string;
  readonly device: 'desktop' | 'mobile';
  /** Null for an object that the sandbox has not published. */
  readonly fragment: string | null;
}

export interface ReportCause {
  readonly severity: 'error' | 'warning' | 'info';
  readonly owner: string;
  readonly sentence: string;
  readonly nextStep: string;
  readonly embeds: number;
  readonly links: readonly ReportLink[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The field of an embed for the ads of a slot, in a JSON Pointer. */
const SLOT_FIELD =
  /^\/?((?:mobile_)?(?:preroll|midroll|postroll|overlay_initial|overlay_main))(?:\/|$)/;

const slotOf = (field: string): string => field.replace(/^mobile_/, '');

/** An embed without the ads of its other slots. What both devices have stays, so that neither seems to be forgotten. */
export const withOneSlot = (embed: Embed, field: string): Embed =>
  Object.fromEntries(
    Object.entries(embed).filter(
      ([name]) => slotOf(name) === slotOf(field) || !SLOT_FIELD.test(name),
    ),
  ) as Embed;

/** The name of an account of this sandbox, which is empty for its first one; null for another service. */
const accountOf = (service: unknown, origins: readonly string[]): string | null => {
  if (typeof service !== 'string' || !URL.canParse(service)) return null;
  const { origin, pathname } = new URL(service);
  const [, name] = /^\/([\w-]*)\/?$/.exec(pathname) ?? [];
  return origins.includes(origin) ? (name ?? null) : null;
};

const linksOf = (reach: unknown, account: string | null): readonly ReportLink[] => {
  const { kind, id, object, from, title, devices, paths } = objectOf(reach);
  const isPublished = account !== null && kind === 'embed' && from === '';
  const all = list(devices).length === 0 ? ['desktop'] : list(devices);
  return (['desktop', 'mobile'] as const)
    .filter((device) => all.includes(device))
    .map((device) => {
      const fields = list(paths).map((path) => SLOT_FIELD.exec(text(path))?.[1] ?? '');
      const ad = fields.find(
        (field) => field !== '' && field.startsWith('mobile_') === (device === 'mobile'),
      );
      const parameters = { embed: text(id), account: account ?? '', ad: ad ?? '', device };
      const fragment = isPublished ? `#${new URLSearchParams(parameters).toString()}` : null;
      return { name: `${text(object)} – ${text(title)}`, device, fragment };
    });
};

/** The causes in the NDJSON of an audit; null for another text. `origins` are those of this sandbox. */
export const readReport = (
  ndjson: string,
  origins: readonly string[],
): readonly ReportCause[] | null => {
  const [summary = {}, ...lines] = parseJsonLines(ndjson);
  if (!('states' in summary) || !lines.every(({ reach }) => Array.isArray(reach))) return null;
  const account = accountOf(summary['service'], origins);
  return lines.map(({ severity, ownerName, sentence, nextStep, reach }) => ({
    severity: severity === 'error' || severity === 'warning' ? severity : 'info',
    owner: text(ownerName),
    sentence: text(sentence),
    nextStep: text(nextStep),
    embeds: list(reach).length,
    links: list(reach).flatMap((row) => linksOf(row, account)),
  }));
};
