/** 10 s, 4:3: lamps cross the bay behind a window with rain on it. 320 × 240. */
import { fillDown, glow, range, scatter } from './drawing.mjs';

const FRAME = '#1d1511';

const bay = (context) => {
  fillDown(
    context,
    [0, 0, 320, 130],
    [
      [0, '#1a2c57'],
      [0.7, '#57719c'],
      [1, '#c8a09b'],
    ],
  );
  context.fillStyle = '#2b3557';
  context.beginPath();
  context.moveTo(0, 131);
  context.quadraticCurveTo(70, 100, 150, 129);
  context.lineTo(320, 122);
  context.lineTo(320, 132);
  context.lineTo(0, 132);
  context.fill();
  fillDown(
    context,
    [0, 130, 320, 110],
    [
      [0, '#7b86a4'],
      [0.3, '#3d5078'],
      [1, '#15213f'],
    ],
  );
};

const lamps = (context, time) => {
  for (const index of range(20)) {
    const x = ((index * 22 + 9 * scatter(index) + time * 9) % 440) - 60;
    const y = 152 + 8 * Math.sin(x / 60) + 1.2 * Math.sin(time * 4 + index);
    const size = 12 + 8 * scatter(index + 30);
    glow(context, { x, y, radius: size, color: '255 196 112', strength: 1 });
    glow(context, {
      x,
      y: y + 26,
      radius: size * 1.2,
      color: '255 170 90',
      strength: 0.45,
      flat: 1.6,
    });
  }
};

const rain = (context, time) => {
  for (const index of range(26)) {
    const x = 16 + 288 * scatter(index + 3);
    const speed = scatter(index + 40) > 0.7 ? 16 : 0;
    const y = 10 + ((200 * scatter(index + 11) + time * speed) % 200);
    const radius = 1.4 + 2 * scatter(index + 21);
    context.fillStyle = 'rgb(215 228 250 / 0.3)';
    context.beginPath();
    context.ellipse(x, y, radius * 0.85, radius * 1.2, 0, 0, 7);
    context.fill();
    if (speed > 0) context.fillRect(x - 0.5, y - 22, 1, 22);
    context.fillStyle = 'rgb(255 255 255 / 0.65)';
    context.fillRect(x - radius * 0.4, y - radius * 0.6, 1, 1);
  }
};

export const windowOnTheBay = {
  width: 320,
  height: 240,
  draw: (context, time) => {
    bay(context);
    lamps(context, time);
    rain(context, time);
    context.fillStyle = FRAME;
    context.fillRect(0, 0, 320, 9);
    context.fillRect(0, 0, 11, 240);
    context.fillRect(309, 0, 11, 240);
    context.fillRect(156, 0, 8, 240);
    context.fillRect(0, 88, 320, 6);
    fillDown(
      context,
      [0, 210, 320, 30],
      [
        [0, '#4a3527'],
        [0.25, '#2c1f18'],
        [1, '#120c09'],
      ],
    );
    context.fillStyle = '#0e0a08';
    context.fillRect(238, 176, 34, 34);
    context.fillStyle = '#ffdf9c';
    const flame = 0.85 + 0.15 * Math.sin(time * 6) * Math.sin(time * 2.3);
    context.fillRect(244, 182, 22, 24);
    glow(context, { x: 255, y: 192, radius: 80, color: '255 180 90', strength: 0.6 * flame });
  },
};
