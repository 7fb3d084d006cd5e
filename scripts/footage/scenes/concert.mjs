/** The concert: a band, four beams of light and the audience from behind. 8 s, 640 × 360. */
import { figure, fillDown, glow, range, scatter } from './drawing.mjs';

const WIDTH = 640;
const HEIGHT = 360;
const SECONDS = 8;

const BEAMS = [
  { x: 170, color: '255 90 150' },
  { x: 270, color: '255 180 90' },
  { x: 370, color: '90 200 255' },
  { x: 470, color: '170 110 255' },
];

const beams = (context, time) => {
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (const [index, { x, color }] of BEAMS.entries()) {
    const angle = 0.42 * Math.sin((time * 2 * Math.PI) / SECONDS + index * 1.4);
    const foot = x + Math.tan(angle) * 260;
    const gradient = context.createLinearGradient(x, 40, foot, 290);
    gradient.addColorStop(0, `rgb(${color} / 0.6)`);
    gradient.addColorStop(1, `rgb(${color} / 0)`);
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(x - 3, 42);
    context.lineTo(x + 3, 42);
    context.lineTo(foot + 46, 300);
    context.lineTo(foot - 46, 300);
    context.fill();
  }
  context.restore();
  for (const { x, color } of BEAMS) glow(context, { x, y: 42, radius: 20, color, strength: 0.9 });
};

const band = (context, beat) => {
  const color = '#0b0a1c';
  figure(context, { x: 320, y: 232, size: 66, color, lean: 0.06 * beat });
  figure(context, { x: 244, y: 232, size: 62, color, lean: -0.05 * beat });
  figure(context, { x: 402, y: 232, size: 62, color, lean: 0.05 * beat });
  context.strokeStyle = color;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(226, 204);
  context.lineTo(276, 188 + 2 * beat);
  context.moveTo(420, 206);
  context.lineTo(372, 190 - 2 * beat);
  context.moveTo(334, 232);
  context.lineTo(334, 180);
  context.lineTo(326, 178);
  context.stroke();
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(240, 202, 14, 10, -0.3, 0, 7);
  context.ellipse(406, 204, 14, 10, 0.3, 0, 7);
  context.fill();
};

const crowd = (context, { time, y, size, count, color, seed }) => {
  for (const index of range(count)) {
    const own = scatter(seed + index);
    const jump = Math.abs(Math.sin(time * Math.PI + own * 0.9)) * size * 0.13;
    const x = ((index + 0.5 + (own - 0.5) * 0.6) / count) * (WIDTH + 60) - 30;
    const head = y + own * size * 0.3 - jump;
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, head, size * 0.28, 0, 7);
    context.roundRect(x - size * 0.5, head + size * 0.3, size, HEIGHT, size * 0.4);
    context.fill();
    if (own < 0.62) continue;
    const sway = 0.28 * Math.sin(time * Math.PI + index);
    context.strokeStyle = color;
    context.lineWidth = size * 0.17;
    context.lineCap = 'round';
    for (const side of own > 0.85 ? [-1] : [-1, 1]) {
      const hand = [x + side * size * 0.5 + sway * size, head - size * 0.95];
      context.beginPath();
      context.moveTo(x + side * size * 0.42, head + size * 0.5);
      context.lineTo(...hand);
      context.stroke();
      if (own > 0.93)
        glow(context, { x: hand[0], y: hand[1], radius: 13, color: '210 230 255', strength: 0.9 });
    }
  }
};

export const concert = (context, time) => {
  const beat = Math.sin(time * 2 * Math.PI);
  fillDown(
    context,
    [0, 0, WIDTH, HEIGHT],
    [
      [0, '#0d1030'],
      [0.6, '#3b1f57'],
      [1, '#14122c'],
    ],
  );
  glow(context, { x: 320, y: 215, radius: 300, color: '220 80 140', strength: 0.38 });
  context.fillStyle = '#0b0a1c';
  context.fillRect(96, 30, 448, 10);
  context.fillRect(96, 30, 9, 210);
  context.fillRect(535, 30, 9, 210);
  context.fillRect(70, 232, 500, 40);
  beams(context, time);
  band(context, beat);
  crowd(context, { time, y: 262, size: 26, count: 25, color: '#2a1a4c', seed: 5 });
  crowd(context, { time: time + 0.2, y: 288, size: 38, count: 17, color: '#1b1236', seed: 80 });
  crowd(context, { time: time + 0.1, y: 322, size: 56, count: 11, color: '#0d0a20', seed: 33 });
};
