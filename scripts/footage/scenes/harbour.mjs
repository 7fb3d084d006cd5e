/** 10 s: the harbour of a town at night, with a ferry. The camera moves to the right. 480 × 270. */
import { fillDown, glow, range, scatter } from './drawing.mjs';

const WIDTH = 480;
const WATERLINE = 186;

const houses = (context, { shift, count, seed, low, high, color, lit, time }) => {
  for (const index of range(count)) {
    const width = 20 + 22 * scatter(seed + index);
    const height = low + (high - low) * scatter(seed + index + 300) ** 1.4;
    const x = index * 31 - shift;
    if (x > WIDTH || x + width < 0) continue;
    const top = WATERLINE - height;
    context.fillStyle = color;
    context.fillRect(x, top, width, height);
    if (scatter(seed + index + 70) > 0.5) {
      context.beginPath();
      context.moveTo(x, top);
      context.lineTo(x + width / 2, top - 9);
      context.lineTo(x + width, top);
      context.fill();
    }
    const columns = Math.floor(width / 6);
    for (const window of range(columns * Math.floor((height - 8) / 8))) {
      const own = scatter(seed * 7 + index * 53 + window);
      const isLit = own > 0.62 && !(own > 0.97 && Math.sin(time * 0.9 + own * 300) > 0.4);
      if (!isLit) continue;
      context.fillStyle = own > 0.9 ? '#ffe9b8' : lit;
      const left = x + 3 + (window % columns) * 6;
      context.fillRect(left, top + 5 + Math.floor(window / columns) * 8, 2.6, 3.8);
    }
  }
};

const LAMP_COLORS = ['255 190 100', '255 120 90', '140 220 255', '255 215 150'];

const quay = (context, shift, time) => {
  context.fillStyle = '#070b1d';
  context.fillRect(0, WATERLINE - 4, WIDTH, 7);
  for (const index of range(24)) {
    const x = index * 42 - shift * 1.15 + 14 * scatter(index + 9);
    const color = LAMP_COLORS[Math.floor(scatter(index) * LAMP_COLORS.length)];
    glow(context, { x, y: WATERLINE - 9, radius: 15, color, strength: 0.95 });
    const gradient = context.createLinearGradient(0, WATERLINE + 3, 0, 262);
    gradient.addColorStop(0, `rgb(${color} / 0.6)`);
    gradient.addColorStop(1, `rgb(${color} / 0)`);
    context.fillStyle = gradient;
    context.beginPath();
    for (const row of range(15)) {
      const wave = 1.5 * Math.sin(row * 1.3 + time * 2 + index) * (0.3 + row / 12);
      const half = 1.2 + row * 0.22;
      context.rect(x + wave - half, WATERLINE + 4 + row * 5, 2 * half, 3.2);
    }
    context.fill();
  }
};

const ferry = (context, time) => {
  const x = 400 - time * 17;
  const y = 214 + 0.8 * Math.sin(time * 1.4);
  context.fillStyle = '#f0ede2';
  context.fillRect(x + 18, y - 22, 78, 10);
  context.fillRect(x + 34, y - 31, 44, 9);
  context.fillStyle = '#c8453a';
  context.fillRect(x + 64, y - 43, 11, 12);
  context.fillStyle = '#1c2c4e';
  context.beginPath();
  context.moveTo(x, y - 12);
  context.lineTo(x + 112, y - 12);
  context.lineTo(x + 104, y + 4);
  context.lineTo(x + 12, y + 4);
  context.fill();
  context.fillStyle = '#ffcf73';
  for (const index of range(10)) context.fillRect(x + 22 + index * 7.3, y - 19, 4, 4);
  for (const index of range(5)) context.fillRect(x + 38 + index * 8, y - 29, 4, 4);
  glow(context, {
    x: x + 56,
    y: y + 12,
    radius: 62,
    color: '255 200 110',
    strength: 0.4,
    flat: 0.24,
  });
  context.fillStyle = 'rgb(220 230 255 / 0.35)';
  context.fillRect(x + 10, y + 4, 100 + 20 * Math.sin(time) ** 2, 1.6);
};

export const harbour = {
  width: WIDTH,
  height: 270,
  draw: (context, time) => {
    const shift = 20 + time * 7;
    fillDown(
      context,
      [0, 0, WIDTH, WATERLINE],
      [
        [0, '#0b1437'],
        [0.6, '#2d2a63'],
        [1, '#b0587c'],
      ],
    );
    for (const index of range(40)) {
      context.fillStyle = `rgb(235 240 255 / ${0.25 + 0.5 * scatter(index + 70)})`;
      context.fillRect(WIDTH * scatter(index), 90 * scatter(index + 20), 1.2, 1.2);
    }
    glow(context, { x: 120, y: 60, radius: 90, color: '200 210 255', strength: 0.35 });
    context.fillStyle = '#f4efdc';
    context.beginPath();
    context.arc(120, 60, 15, 0, 7);
    context.fill();
    const far = { color: '#4b3d72', lit: '#c99a9c', time };
    const middle = { color: '#262450', lit: '#eab46e', time };
    const near = { color: '#11132f', lit: '#ffc663', time };
    houses(context, { ...far, shift: shift * 0.25, count: 18, seed: 3, low: 46, high: 96 });
    houses(context, { ...middle, shift: shift * 0.5, count: 20, seed: 41, low: 30, high: 84 });
    houses(context, { ...near, shift, count: 22, seed: 97, low: 18, high: 56 });
    fillDown(
      context,
      [0, WATERLINE, WIDTH, 84],
      [
        [0, '#6c4577'],
        [0.25, '#2b2a5c'],
        [1, '#0a1030'],
      ],
    );
    quay(context, shift, time);
    ferry(context, time);
  },
};
