/** Night: the beam of the light tower turns, and people with lamps walk back. 8 s, 640 × 360. */
import { ease, figure, fillBelow, fillDown, glitter, glow, range, scatter } from './drawing.mjs';

const WIDTH = 640;
const HEIGHT = 360;
const SECONDS = 8;

const sky = (context) => {
  fillDown(
    context,
    [0, 0, WIDTH, 202],
    [
      [0, '#080f2b'],
      [0.7, '#1d3563'],
      [1, '#44608c'],
    ],
  );
  for (const index of range(60)) {
    const strength = 0.3 + 0.5 * scatter(index + 400);
    context.fillStyle = `rgb(235 240 255 / ${strength})`;
    context.fillRect(WIDTH * scatter(index), 150 * scatter(index + 200), 1.3, 1.3);
  }
  glow(context, { x: 486, y: 66, radius: 120, color: '190 210 255', strength: 0.4 });
  context.fillStyle = '#f2f0e2';
  context.beginPath();
  context.arc(486, 66, 19, 0, 7);
  context.fill();
};

const sea = (context, time) => {
  fillDown(
    context,
    [0, 200, WIDTH, 160],
    [
      [0, '#3d5a86'],
      [0.25, '#1c3260'],
      [1, '#0a1230'],
    ],
  );
  const light = { x: 486, top: 203, bottom: 330, spread: 34, color: '225 232 255' };
  glitter(context, { ...light, time, period: SECONDS, count: 36 });
  fillBelow(context, { width: WIDTH, bottom: 262, color: '#0a1024' }, (x) =>
    Math.min(262, 234 + 34 * ease(x, 90, 330) - 3 * Math.sin(x / 30)),
  );
};

const lightTower = (context, time) => {
  const angle = (time * 2 * Math.PI) / SECONDS;
  const reach = 520 * Math.cos(angle);
  context.save();
  context.globalCompositeOperation = 'lighter';
  const gradient = context.createLinearGradient(118, 0, 118 + reach, 0);
  gradient.addColorStop(0, 'rgb(255 240 190 / 0.55)');
  gradient.addColorStop(1, 'rgb(255 240 190 / 0)');
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(118, 76);
  context.lineTo(118 + reach, 44);
  context.lineTo(118 + reach, 116);
  context.lineTo(118, 84);
  context.fill();
  context.restore();
  context.fillStyle = '#0a1024';
  context.beginPath();
  context.moveTo(106, 92);
  context.lineTo(130, 92);
  context.lineTo(138, 236);
  context.lineTo(98, 236);
  context.fill();
  context.fillRect(102, 86, 32, 6);
  context.fillRect(110, 70, 16, 18);
  context.beginPath();
  context.moveTo(107, 71);
  context.lineTo(118, 58);
  context.lineTo(129, 71);
  context.fill();
  context.fillStyle = '#c9d5ee';
  context.globalAlpha = 0.1;
  context.fillRect(103, 128, 31, 20);
  context.fillRect(100, 176, 36, 22);
  context.globalAlpha = 1;
  const facing = 0.35 + 0.65 * Math.max(0, Math.sin(angle)) ** 4;
  glow(context, { x: 118, y: 80, radius: 34, color: '255 240 190', strength: facing });
};

const procession = (context, time) => {
  fillBelow(
    context,
    { width: WIDTH, bottom: HEIGHT, color: '#0c1128' },
    (x) => 306 - 14 * Math.sin(x / 190 + 1),
  );
  for (const index of range(26)) {
    const x = 660 - index * 30 + time * 9 + 8 * scatter(index);
    const y = 304 - 14 * Math.sin(x / 190 + 1) - Math.abs(Math.sin(time * 4 + index));
    figure(context, { x, y: y + 12, size: 22, color: '#05081a' });
    glow(context, { x: x + 7, y: y + 2, radius: 15, color: '255 190 100', strength: 0.95 });
    glow(context, {
      x: x + 7,
      y: y + 26,
      radius: 20,
      color: '255 170 80',
      strength: 0.25,
      flat: 0.35,
    });
  }
};

export const night = (context, time) => {
  sky(context);
  sea(context, time);
  lightTower(context, time);
  procession(context, time);
};
