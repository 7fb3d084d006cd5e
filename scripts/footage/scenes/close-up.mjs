/** A part of a scene, enlarged to the size of the whole. `by` is how much; `x` and `y` are the left upper corner of the part. */
export const closeUp = (scene, { x, y, by }) => ({
  width: scene.width,
  height: scene.height,
  draw: (context, time) => {
    context.save();
    context.beginPath();
    context.rect(0, 0, scene.width, scene.height);
    context.clip();
    context.scale(by, by);
    context.translate(-x, -y);
    scene.draw(context, time);
    context.restore();
  },
});
