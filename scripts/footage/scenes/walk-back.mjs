/** 10 s, portrait: people walk back over wet sand between two lines of lamps. 216 × 384. */
import { figure, fillDown, glow, range, scatter } from './drawing.mjs';

const HORIZON = 150;

/** Where a point on the sand is in the picture; `depth` is 1 at the viewer. */
const onSand = (side, depth) => ({
  x: 108 + side / depth,
  y: HORIZON + 190 / depth,
  scale: 1 / depth,
});

const lamps = (context, time) => {
  const spacing = 0.9;
  for (const index of range(13).toReversed()) {
    const depth = 0.75 + (index + 1) * spacing - ((time * 0.45) % spacing);
    for (const side of [-92, 92]) {
      const { x, y, scale } = onSand(side, depth);
      const height = 100 * scale;
      context.fillStyle = '#0a0d20';
      context.fillRect(x - 1.4 * scale, y - height, 2.8 * scale, height);
      const near = Math.min(1, 2.4 / depth);
      glow(context, {
        x,
        y: y - height,
        radius: 44 * scale + 3,
        color: '255 190 105',
        strength: near,
      });
      glow(context, {
        x,
        y: y + height * 0.75,
        radius: 40 * scale + 3,
        color: '255 160 80',
        strength: 0.4 * near,
        flat: 1.7,
      });
    }
  }
};

const walkers = (context, time) => {
  const people = range(15).map((index) => ({
    index,
    depth: 1.25 + 4.4 * scatter(index + 60) ** 1.2,
    side: (scatter(index + 8) - 0.5) * 120,
  }));
  for (const { index, depth, side } of people.toSorted((a, b) => b.depth - a.depth)) {
    const { x, y, scale } = onSand(side, depth);
    const step = Math.sin(time * 5.2 + index * 1.9);
    const size = (74 + 14 * scatter(index)) * scale;
    const color = depth > 3.4 ? '#2b2f55' : '#10132b';
    context.save();
    context.translate(x, y);
    context.scale(1, -0.45);
    context.globalAlpha = 0.35;
    figure(context, { x: 0, y: 0, size, color: '#05071a' });
    context.restore();
    figure(context, { x, y: y - Math.abs(step) * 2.2 * scale, size, color, lean: 0.035 * step });
  }
};

export const walkBack = {
  width: 216,
  height: 384,
  draw: (context, time) => {
    fillDown(
      context,
      [0, 0, 216, HORIZON],
      [
        [0, '#0a1233'],
        [0.6, '#28427a'],
        [1, '#e59a86'],
      ],
    );
    for (const index of range(34)) {
      context.fillStyle = `rgb(235 240 255 / ${0.25 + 0.5 * scatter(index + 70)})`;
      context.fillRect(216 * scatter(index), 90 * scatter(index + 20), 1.2, 1.2);
    }
    glow(context, { x: 150, y: 56, radius: 70, color: '210 220 255', strength: 0.45 });
    context.fillStyle = '#f6f1de';
    context.beginPath();
    context.arc(150, 56, 14, 0, 7);
    context.fill();
    context.fillStyle = '#2a2b55';
    for (const index of range(14)) {
      const height = 4 + 13 * scatter(index + 5);
      context.fillRect(index * 16 - 4, HORIZON - height, 14, height);
    }
    fillDown(
      context,
      [0, HORIZON, 216, 384 - HORIZON],
      [
        [0, '#c98c8b'],
        [0.12, '#6a5c86'],
        [0.5, '#333663'],
        [1, '#171b3c'],
      ],
    );
    lamps(context, time);
    walkers(context, time);
  },
};
