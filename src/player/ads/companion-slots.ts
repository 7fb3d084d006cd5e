import { adMessages } from '../../locales/area-messages.js';
import type { AdCompanion, CompanionData } from '../playback/ad-companion.js';

export interface CompanionAdTimes {
  /** Resolves with its first frame; stays pending if there is none. */
  readonly started: Promise<void>;
  /** Resolves when it is over, if it has started. */
  readonly ended: Promise<unknown>;
}

export type CompanionReports = Omit<AdCompanion, keyof CompanionData | 'show'>;

const contentOf = (
  { clickThrough, altText, width, height }: CompanionData,
  image: HTMLImageElement,
  clicked: () => void,
): HTMLElement => {
  image.alt = altText || adMessages(document.documentElement.lang).advertisement;
  if (width !== null) image.width = width;
  if (height !== null) image.height = height;
  if (clickThrough === null) return image;
  const link = document.createElement('a');
  link.href = clickThrough;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow sponsored';
  link.append(image);
  link.addEventListener('click', clicked, { once: true });
  return link;
};

const showIn = async (
  slot: HTMLElement,
  data: CompanionData,
  { started, ended }: CompanionAdTimes,
  { loading, viewed, clicked }: CompanionReports,
): Promise<void> => {
  if (data.image === null) return;
  loading();
  const image = new Image();
  const loaded = new Promise<void>((resolve, reject) => {
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', () => reject(new Error('The picture is broken.')));
  });
  image.src = data.image;
  // Not `decode()`, which waits for a frame of the page to be rendered.
  await loaded;
  viewed();
  const content = contentOf(data, image, clicked);
  await (data.renderingMode === 'end-card' ? ended : started);
  slot.replaceChildren(content);
  if (data.renderingMode !== 'concurrent') return;
  await ended;
  content.remove();
};

/** A companion that shows itself, and how its views and clicks are reported. */
export const companionOf = (
  data: CompanionData,
  times: CompanionAdTimes,
  reports: CompanionReports,
): AdCompanion => ({
  ...data,
  ...reports,
  show: (slot) => void showIn(slot, data, times, reports).catch(() => reports.failed()),
});

/** The elements around an element, through shadow trees. */
const hostsOf = (element: Element): readonly Element[] => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root.host, ...hostsOf(root.host)] : [];
};

/** The elements of the page with `data-companion-for` and the id of an element around the player. */
const slotsFor = (player: Element): readonly HTMLElement[] => {
  const ids = hostsOf(player).map(({ id }) => id);
  return [...document.querySelectorAll<HTMLElement>('[data-companion-for]')].filter(({ dataset }) =>
    ids.includes(dataset['companionFor'] || '?'),
  );
};

const fits = ({ width, height }: CompanionData, slot: HTMLElement): boolean =>
  (width ?? 0) <= slot.clientWidth &&
  (slot.clientHeight === 0 || (height ?? 0) <= slot.clientHeight);

const area = ({ width, height }: CompanionData): number => (width ?? 0) * (height ?? 0);

/**
 * Shows companions in the slots of the page: in each slot the largest picture that fits, of those with the id in its
 * `data-ad-slot-id` if it has one. A slot without a height grows.
 */
const fillSlots = (player: Element, companions: readonly AdCompanion[]): void => {
  const left = companions.filter(({ image }) => image !== null).sort((a, b) => area(b) - area(a));
  for (const slot of slotsFor(player)) {
    const { adSlotId: wanted } = slot.dataset;
    const index = left.findIndex(
      (companion) =>
        (wanted === undefined || companion.adSlotId === wanted) && fits(companion, slot),
    );
    if (index >= 0) left.splice(index, 1)[0]?.show(slot);
  }
};

/** Offers companions to the page with `emit`, then shows those that nothing took in the slots of the page. */
export const offerCompanions = (
  player: Element,
  companions: readonly AdCompanion[],
  emit: (companions: readonly AdCompanion[]) => void,
): void => {
  const taken = new Set<AdCompanion>();
  const offered = companions.map((companion): AdCompanion => {
    const taking =
      <Args extends readonly unknown[]>(call: (...args: Args) => void) =>
      (...args: Args): void => {
        taken.add(companion);
        call(...args);
      };
    const { show, loading, viewed } = companion;
    return { ...companion, show: taking(show), loading: taking(loading), viewed: taking(viewed) };
  });
  emit(offered);
  fillSlots(
    player,
    companions.filter((companion) => !taken.has(companion)),
  );
};
