/** What the scenes share: numbers that look random but are the same each time, gradients, light and figures. */

/** A number from 0 to 1 that depends only on `seed`. */
export const scatter = (seed) => {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

/** Whole numbers from 0. */
export const range = (count) => Array.from({ length: count }, (_, index) => index);

/** From 0 to 1 between two times, slow at both ends. */
export const ease = (time, from, to) => {
  const x = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return x * x * (3 - 2 * x);
};

const stops = (gradient, colors) => {
  for (const [at, color] of colors) gradient.addColorStop(at, color);
  return gradient;
};

/** Fills the rectangle with colors from its top to its bottom. */
export const fillDown = (context, [x, y, width, height], colors) => {
  context.fillStyle = stops(context.createLinearGradient(0, y, 0, y + height), colors);
  context.fillRect(x, y, width, height);
};

/** Adds a round light to what is drawn. `color` is red, green and blue. */
export const glow = (context, { x, y, radius, color, strength = 1, flat = 1 }) => {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.translate(x, y);
  context.scale(1, flat);
  context.fillStyle = stops(context.createRadialGradient(0, 0, 0, 0, 0, radius), [
    [0, `rgb(${color} / ${strength})`],
    [0.15, `rgb(${color} / ${strength * 0.5})`],
    [0.35, `rgb(${color} / ${strength * 0.2})`],
    [0.65, `rgb(${color} / ${strength * 0.05})`],
    [1, `rgb(${color} / 0)`],
  ]);
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  context.restore();
};

/** Fills the area below a line of heights from the left to the right. */
export const fillBelow = (context, { width, bottom, step = 8, color }, heightAt) => {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(-20, bottom);
  for (let x = -20; x <= width + 20; x += step) context.lineTo(x, heightAt(x));
  context.lineTo(width + 20, bottom);
  context.fill();
};

/** A person who stands: `y` is at the feet, `size` the height. */
export const figure = (context, { x, y, size, color, lean = 0 }) => {
  context.save();
  context.translate(x, y);
  context.rotate(lean);
  context.fillStyle = color;
  context.beginPath();
  context.arc(0, -size * 0.91, size * 0.085, 0, 2 * Math.PI);
  context.fill();
  context.beginPath();
  context.roundRect(-size * 0.14, -size * 0.8, size * 0.28, size * 0.46, size * 0.11);
  context.roundRect(-size * 0.11, -size * 0.5, size * 0.1, size * 0.5, size * 0.04);
  context.roundRect(size * 0.01, -size * 0.5, size * 0.1, size * 0.5, size * 0.04);
  context.fill();
  context.restore();
};

/** Light of a low sun, the moon or lamps on water: short strokes that drift, wider towards the viewer. */
export const glitter = (context, { x, top, bottom, spread, color, time, period, count }) => {
  for (const index of range(count)) {
    const depth = (index + 0.5) / count;
    const y = top + (bottom - top) * depth ** 1.6;
    const turns = 1 + Math.floor(scatter(index) * 3);
    const phase = 2 * Math.PI * ((time * turns) / period + scatter(index + 90));
    const half = spread * (0.15 + depth) * (0.35 + 0.65 * scatter(index + 50));
    const strength = (0.35 + 0.25 * Math.sin(phase)) * (1 - 0.55 * depth);
    const shift = Math.sin(phase + 1) * spread * 0.16 + (scatter(index + 7) - 0.5) * spread * depth;
    context.fillStyle = `rgb(${color} / ${strength})`;
    context.beginPath();
    context.ellipse(x + shift, y, half, 0.6 + 1.6 * depth, 0, 0, 2 * Math.PI);
    context.fill();
  }
};
