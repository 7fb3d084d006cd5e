/** Spots of two brands that do not exist, and their banners. */
import { ease, fillDown, glow, range, scatter } from './drawing.mjs';

const FONT = 'DejaVu Sans';

const text = (
  context,
  { words, x, y, size, color, align = 'left', weight = 'bold', spacing = 0 },
) => {
  context.font = `${weight} ${size}px '${FONT}'`;
  context.letterSpacing = `${spacing}px`;
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.fillStyle = color;
  context.fillText(words, x, y);
};

/** The name of every spot's kind, so that nobody takes it for the video. */
const adMark = (context) => {
  context.fillStyle = 'rgb(0 0 0 / 0.45)';
  context.beginPath();
  context.roundRect(14, 14, 34, 20, 5);
  context.fill();
  text(context, { words: 'AD', x: 31, y: 29, size: 12, color: '#ffffff', align: 'center' });
};

const bottle = (context, { x, y, size }) => {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.fillStyle = 'rgb(0 40 60 / 0.28)';
  context.beginPath();
  context.ellipse(6, 102, 46, 7, 0, 0, 7);
  context.fill();
  const glass = context.createLinearGradient(-32, 0, 32, 0);
  for (const [at, color] of [
    [0, '#0e7c7b'],
    [0.3, '#9df0e4'],
    [0.5, '#2fb5ac'],
    [1, '#085a63'],
  ])
    glass.addColorStop(at, color);
  context.fillStyle = glass;
  context.beginPath();
  context.moveTo(-11, -92);
  context.lineTo(11, -92);
  context.lineTo(12, -58);
  context.bezierCurveTo(14, -36, 32, -34, 32, -8);
  context.lineTo(32, 90);
  context.quadraticCurveTo(32, 100, 22, 100);
  context.lineTo(-22, 100);
  context.quadraticCurveTo(-32, 100, -32, 90);
  context.lineTo(-32, -8);
  context.bezierCurveTo(-32, -34, -14, -36, -12, -58);
  context.fill();
  context.fillStyle = '#ffb703';
  context.fillRect(-13, -104, 26, 14);
  context.fillStyle = '#fdfbf3';
  context.fillRect(-32, 6, 64, 44);
  text(context, { words: 'quellin', x: 0, y: 33, size: 14, color: '#0b6e75', align: 'center' });
  context.restore();
};

const bubbles = (context, time) => {
  for (const index of range(22)) {
    const rise = (scatter(index + 30) + time * (0.1 + 0.08 * scatter(index))) % 1;
    const x = 20 + 440 * scatter(index + 5) + 6 * Math.sin(time * 2 + index);
    context.strokeStyle = `rgb(220 255 250 / ${0.45 * Math.sin(Math.PI * rise)})`;
    context.lineWidth = 1.4;
    context.beginPath();
    context.arc(x, 280 - 290 * rise, 3 + 6 * scatter(index + 9), 0, 7);
    context.stroke();
  }
};

/** The name, the claim and the button, one after the other. */
const claim = (context, time) => {
  const words = ease(time, 0.5, 1.4);
  context.globalAlpha = words;
  const x = 232 + 30 * (1 - words);
  text(context, { words: 'quellin', x, y: 132, size: 52, color: '#ffffff' });
  context.globalAlpha = ease(time, 1.4, 2.2);
  text(context, {
    words: 'Water that came a long way.',
    x: 235,
    y: 162,
    size: 14,
    color: '#d9fff8',
    weight: '',
  });
  context.globalAlpha = ease(time, 3, 3.7);
  context.fillStyle = '#ffb703';
  context.beginPath();
  context.roundRect(235, 184, 132, 32, 16);
  context.fill();
  text(context, {
    words: 'Find the spring',
    x: 301,
    y: 205,
    size: 13,
    color: '#3d2a00',
    align: 'center',
  });
  context.globalAlpha = 1;
};

/** 6 s for water in bottles. 480 × 270. */
export const waterAdvert = {
  width: 480,
  height: 270,
  draw: (context, time) => {
    fillDown(
      context,
      [0, 0, 480, 270],
      [
        [0, '#0d8f9b'],
        [1, '#075e79'],
      ],
    );
    glow(context, { x: 140, y: 120, radius: 220, color: '150 255 230', strength: 0.4 });
    bubbles(context, time);
    const arrival = ease(time, -0.4, 1.1);
    bottle(context, {
      x: 140,
      y: 140 + 200 * (1 - arrival) + 2 * Math.sin(time * 1.6),
      size: 1.08 + 0.015 * time,
    });
    claim(context, time);
    adMark(context);
  },
};

const umbrella = (context, { x, y, radius, turn }) => {
  const colors = ['#ff5d73', '#ffd9a0', '#ff8c61', '#fff3d6'];
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  for (const index of range(8)) {
    const from = (index / 8) * 2 * Math.PI;
    const to = ((index + 1) / 8) * 2 * Math.PI;
    const middle = (from + to) / 2;
    context.fillStyle = colors[index % colors.length];
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(radius * Math.cos(from), radius * Math.sin(from));
    context.quadraticCurveTo(
      radius * 0.88 * Math.cos(middle),
      radius * 0.88 * Math.sin(middle),
      radius * Math.cos(to),
      radius * Math.sin(to),
    );
    context.fill();
  }
  context.fillStyle = '#3b1540';
  context.beginPath();
  context.arc(0, 0, radius * 0.06, 0, 7);
  context.fill();
  context.restore();
};

/** 2 s for umbrellas, seen from above. 480 × 270. */
export const umbrellaAdvert = {
  width: 480,
  height: 270,
  draw: (context, time) => {
    fillDown(
      context,
      [0, 0, 480, 270],
      [
        [0, '#4b2a6b'],
        [1, '#2b1b4d'],
      ],
    );
    context.strokeStyle = 'rgb(190 170 255 / 0.4)';
    context.lineWidth = 1.6;
    for (const index of range(26)) {
      const x = 500 * scatter(index + 4);
      const y = ((scatter(index) + time * 0.9) % 1) * 320 - 30;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x - 5, y + 18);
      context.stroke();
    }
    const opening = 0.35 + 0.65 * ease(time, -0.5, 0.5);
    umbrella(context, { x: 140, y: 138, radius: 98 * opening, turn: time * 0.6 });
    text(context, { words: 'ombrik', x: 258, y: 142, size: 50, color: '#fff3d6' });
    context.globalAlpha = ease(time, 0.2, 0.7);
    text(context, {
      words: 'Let it rain.',
      x: 261,
      y: 174,
      size: 19,
      color: '#ffb08f',
      weight: '',
    });
    context.globalAlpha = 1;
    adMark(context);
  },
};

/** The banner over a video. 480 × 70. */
export const waterBanner = {
  width: 480,
  height: 70,
  draw: (context) => {
    fillDown(
      context,
      [0, 0, 480, 70],
      [
        [0, '#0d8f9b'],
        [1, '#075e79'],
      ],
    );
    bottle(context, { x: 42, y: 46, size: 0.42 });
    text(context, { words: 'quellin', x: 84, y: 44, size: 30, color: '#ffffff' });
    text(context, {
      words: 'Water that came',
      x: 214,
      y: 31,
      size: 13,
      color: '#d9fff8',
      weight: '',
    });
    text(context, { words: 'a long way.', x: 214, y: 49, size: 13, color: '#d9fff8', weight: '' });
    context.fillStyle = '#ffb703';
    context.beginPath();
    context.roundRect(346, 20, 118, 30, 15);
    context.fill();
    text(context, {
      words: 'Find the spring',
      x: 405,
      y: 40,
      size: 12,
      color: '#3d2a00',
      align: 'center',
    });
  },
};

/** The banner for small players. 160 × 40. */
export const umbrellaBanner = {
  width: 160,
  height: 40,
  draw: (context) => {
    fillDown(
      context,
      [0, 0, 160, 40],
      [
        [0, '#4b2a6b'],
        [1, '#2b1b4d'],
      ],
    );
    umbrella(context, { x: 22, y: 20, radius: 16, turn: 0.3 });
    text(context, { words: 'ombrik', x: 46, y: 20, size: 17, color: '#fff3d6' });
    text(context, { words: 'Let it rain.', x: 46, y: 33, size: 10, color: '#ffb08f', weight: '' });
  },
};
