import type { CodeOption, CodeOptions } from '../../../src/render/code-options.js';
import { CODE_FORMATS, type CodeFormat } from '../../../src/render/render-code.js';

type OptionGroup = 'size' | 'playback' | 'appearance' | 'delivery';

const GROUPS: Readonly<Record<OptionGroup, readonly CodeOption[]>> = {
  size: ['width', 'height', 'aspectRatio', 'responsive'],
  playback: ['autoplay', 'mute', 'loop', 'captions', 'start', 'end'],
  appearance: ['title', 'elementFormat', 'addressOnly', 'fallback'],
  delivery: [
    ...(['page', 'label', 'lazy', 'elementLoading', 'consent', 'src', 'timeZone'] as const),
    ...(['customer', 'script', 'frame'] as const),
  ],
};

const FREQUENT: ReadonlySet<OptionGroup> = new Set<OptionGroup>(['size', 'playback']);

/** A format with no more options than this shows all of them. */
const MAX_OPEN_OPTIONS = 4;

export interface GroupedOptions {
  readonly group: OptionGroup;
  readonly names: readonly CodeOption[];
  /** Whether the group is open until a person closes it. */
  readonly isOpen: boolean;
}

/** The options that change nothing while another one has a value. */
const withoutEffect = (format: CodeFormat, options: CodeOptions): ReadonlySet<CodeOption> => {
  const isLink = format === 'link' || format === 'email';
  return new Set<CodeOption>([
    ...(isLink && options.page !== undefined
      ? (['label', 'frame', ...GROUPS.playback] as const)
      : []),
    ...(format === 'link' && options.addressOnly === true ? (['title'] as const) : []),
    ...(options.width !== undefined && options.height !== undefined
      ? (['aspectRatio'] as const)
      : []),
    ...(options.elementLoading === undefined ? [] : (['lazy'] as const)),
    ...(options.elementFormat === 'standard' ? GROUPS.playback.slice(2) : []),
  ]);
};

export interface OptionGroupsInput {
  readonly format: CodeFormat;
  readonly options: CodeOptions;
  readonly hasLabels: boolean;
  /** Whether the code cannot be written yet, so that an option may be needed. */
  readonly isIncomplete: boolean;
}

export const optionGroups = ({
  format,
  options,
  hasLabels,
  isIncomplete,
}: OptionGroupsInput): readonly GroupedOptions[] => {
  const row = CODE_FORMATS.find((candidate) => candidate.format === format);
  const supported = new Set<CodeOption>(row?.options);
  if (!hasLabels) supported.delete('label');
  const ignored = withoutEffect(format, options);
  const isShort = supported.size <= MAX_OPEN_OPTIONS;
  return (Object.keys(GROUPS) as readonly OptionGroup[]).flatMap((group) => {
    const names = GROUPS[group].filter((name) => supported.has(name) && !ignored.has(name));
    const isOpen = FREQUENT.has(group) || isShort || isIncomplete;
    return names.length === 0 ? [] : [{ group, names, isOpen }];
  });
};
