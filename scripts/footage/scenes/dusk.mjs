/** Dusk: the sun sets, and people walk over the bank to a small stage. 8 s, 640 × 360. */
import { figure, fillBelow, fillDown, glitter, glow, range, scatter } from './drawing.mjs';

const WIDTH = 640;
const HEIGHT = 360;

/** Height of the bank's edge. */
const bankAt = (x) => 240 + 0.00052 * x * x;

const clouds = (context, time) => {
  for (const index of range(9)) {
    const x = ((scatter(index) * 760 + time * (2 + 3 * scatter(index + 3))) % 800) - 80;
    const y = 30 + 110 * scatter(index + 20);
    context.fillStyle = `rgb(255 ${170 + 50 * scatter(index)} 150 / 0.22)`;
    context.beginPath();
    context.ellipse(x, y, 60 + 70 * scatter(index + 8), 3 + 5 * scatter(index + 9), 0, 0, 7);
    context.fill();
  }
};

const gulls = (context, time) => {
  context.strokeStyle = '#2b2347';
  context.lineWidth = 1.6;
  for (const index of range(4)) {
    const x = 150 + index * 34 + time * 14;
    const y = 74 + 16 * Math.sin(index * 2.1) + 4 * Math.sin(time + index);
    const wing = 4 * Math.sin(time * 7 + index * 2);
    context.beginPath();
    context.moveTo(x - 8, y - wing);
    context.quadraticCurveTo(x - 3, y - 3, x, y);
    context.quadraticCurveTo(x + 3, y - 3, x + 8, y - wing);
    context.stroke();
  }
};

const smallStage = (context, time) => {
  context.fillStyle = '#201a38';
  context.fillRect(86, 232, 96, 7);
  context.fillRect(90, 190, 4, 44);
  context.fillRect(174, 190, 4, 44);
  context.beginPath();
  context.moveTo(80, 193);
  context.quadraticCurveTo(134, 168, 188, 193);
  context.lineTo(188, 198);
  context.lineTo(80, 198);
  context.fill();
  for (const index of range(9)) {
    const strength = 0.75 + 0.25 * Math.sin(time * 2 + index * 1.7);
    const x = 92 + index * 10.5;
    const y = 201 + 3 * Math.sin((index / 8) * Math.PI);
    glow(context, { x, y, radius: 9, color: '255 205 120', strength });
  }
  glow(context, { x: 134, y: 222, radius: 60, color: '255 150 80', strength: 0.5 });
  for (const x of [118, 134, 152]) figure(context, { x, y: 233, size: 20, color: '#1b1530' });
};

const sky = (context, time, sun) => {
  fillDown(
    context,
    [0, 0, WIDTH, 196],
    [
      [0, '#232a5c'],
      [0.45, '#7a4f8b'],
      [0.78, '#e8806a'],
      [1, '#ffc98a'],
    ],
  );
  glow(context, { ...sun, radius: 210, color: '255 190 110', strength: 0.75 });
  context.fillStyle = '#fff1cf';
  context.beginPath();
  context.arc(sun.x, sun.y, 27, 0, 2 * Math.PI);
  context.fill();
  clouds(context, time);
  gulls(context, time);
  fillBelow(
    context,
    { width: WIDTH, bottom: 197, color: '#56406f' },
    (x) => 193 - 9 * Math.max(0, Math.sin((x - 470) / 60)) * Math.exp(-(((x - 590) / 90) ** 2)),
  );
};

const sea = (context, time, sun) => {
  fillDown(
    context,
    [0, 195, WIDTH, 165],
    [
      [0, '#e79a78'],
      [0.2, '#a9688a'],
      [0.6, '#4c4579'],
      [1, '#272a57'],
    ],
  );
  const light = { x: sun.x, top: 197, bottom: 350, spread: 46, color: '255 224 168' };
  glitter(context, { ...light, time, period: 8, count: 44 });
  fillBelow(
    context,
    { width: WIDTH, bottom: HEIGHT, color: '#3a2d4f' },
    (x) => bankAt(x) + 3 * Math.sin(x / 37),
  );
};

const audience = (context, time) => {
  for (const index of range(17)) {
    const x = 205 + index * 25 - time * 7 + 9 * scatter(index);
    const step = Math.abs(Math.sin(time * 5 + index)) * 1.6;
    const y = 5 + bankAt(x) + 12 * scatter(index + 4);
    figure(context, { x, y: y - step, size: 21 + 5 * scatter(index + 2), color: '#1f1933' });
  }
};

export const dusk = (context, time) => {
  const sun = { x: 432, y: 172 + time * 1.2 };
  sky(context, time, sun);
  sea(context, time, sun);
  smallStage(context, time);
  audience(context, time);
};
