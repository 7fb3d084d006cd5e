import type { PlayerConfig, Watermark } from '../../../src/index.js';
import { type FieldEffect, seconds } from './field-effect.js';

const of =
  (sentence: (watermark: Watermark) => string | null) =>
  ({ watermark }: PlayerConfig): string | null =>
    watermark && sentence(watermark);

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The mark over the picture. */
export const WATERMARK_FIELDS: readonly FieldEffect[] = [
  { field: 'watermark', effect: of(() => 'Lays an image over the picture.') },
  {
    field: 'watermark_width',
    effect: of(({ width }) => (width === null ? null : `Makes it ${width} px wide.`)),
  },
  {
    field: 'watermark_height',
    effect: of(({ height }) => (height === null ? null : `Makes it ${height} px high.`)),
  },
  {
    field: 'watermark_opacity',
    effect: of(({ opacity }) =>
      opacity === 1 ? null : `Lets ${Math.round((1 - opacity) * 100)} % of the picture through.`,
    ),
  },
  {
    field: 'watermark_displaytime',
    effect: of(({ displayTime }) =>
      displayTime === null ? null : `Takes it away after ${seconds(displayTime)} of playing.`,
    ),
  },
  {
    field: 'watermark_hide',
    effect: of(({ hidesWithControls }) =>
      hidesWithControls ? 'Hides it together with the controls.' : null,
    ),
  },
  {
    field: 'watermark_link',
    effect: of(({ link }) => (link === null ? null : `Leads to ${link} when it is clicked.`)),
  },
  ...SIDES.map((side) => ({
    field: `watermark_${side}`,
    effect: of(({ offset }) => {
      const length = offset[side];
      return length === null ? null : `Puts it ${length.value}${length.unit} from the ${side}.`;
    }),
  })),
];
