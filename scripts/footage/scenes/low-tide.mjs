/** 24 s in three shots of 8 s: the bank at dusk, the concert, the light tower at night. 640 × 360. */
import { concert } from './concert.mjs';
import { ease } from './drawing.mjs';
import { dusk } from './dusk.mjs';
import { night } from './night.mjs';

const SHOT = 8;

/** Moves the camera towards a point: `by` is 1 for the whole picture, 1.1 for a tenth closer. */
const zoomed = (context, [x, y], by, draw) => {
  context.save();
  context.translate(x, y);
  context.scale(by, by);
  context.translate(-x, -y);
  draw();
  context.restore();
};

export const lowTide = {
  width: 640,
  height: 360,
  draw: (context, time) => {
    const shotTime = time % SHOT;
    const shot = Math.floor(time / SHOT) % 3;
    const closer = 1 + 0.06 * ease(shotTime, -2, SHOT + 2);
    if (shot === 0) zoomed(context, [300, 200], closer, () => dusk(context, shotTime));
    else if (shot === 1)
      zoomed(context, [320, 210], 1.02 + closer - 1, () => concert(context, shotTime));
    else zoomed(context, [200, 190], 2.06 - closer, () => night(context, shotTime));
  },
};
