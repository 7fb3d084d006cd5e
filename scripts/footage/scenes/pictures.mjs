/** The watermark and the background of players. */
import { fillBelow, fillDown, glow } from './drawing.mjs';

/** White with a dark edge, so that it is visible on every video. 120 × 40, transparent. */
export const watermark = {
  width: 120,
  height: 40,
  draw: (context) => {
    context.font = "bold 17px 'DejaVu Sans'";
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineCap = 'round';
    const mark = () => {
      context.beginPath();
      context.arc(20, 20, 11, 0, 7);
      context.moveTo(12, 22);
      context.quadraticCurveTo(16, 17, 20, 22);
      context.quadraticCurveTo(24, 27, 28, 22);
      context.stroke();
    };
    context.strokeStyle = 'rgb(0 0 0 / 0.55)';
    context.lineWidth = 5;
    mark();
    context.lineWidth = 3;
    context.strokeText('tide tv', 40, 21);
    context.strokeStyle = '#ffffff';
    context.lineWidth = 2.4;
    mark();
    context.fillStyle = '#ffffff';
    context.fillText('tide tv', 40, 21);
  },
};

/** Waves at dusk, without people. 640 × 360. */
export const waves = {
  width: 640,
  height: 360,
  draw: (context) => {
    fillDown(
      context,
      [0, 0, 640, 360],
      [
        [0, '#1b2a52'],
        [0.55, '#6e5a8c'],
        [0.75, '#e79a78'],
      ],
    );
    glow(context, { x: 420, y: 215, radius: 190, color: '255 200 130', strength: 0.6 });
    for (const [index, color] of [
      '#7d5b86',
      '#574a7a',
      '#39386a',
      '#22274f',
      '#151a3a',
    ].entries()) {
      const swell = (x) =>
        222 +
        index * 27 +
        7 * Math.sin(x / (70 + 12 * index) + index * 2.4) +
        3 * Math.sin(x / 31 + index);
      fillBelow(context, { width: 640, bottom: 360, color }, swell);
    }
  },
};
