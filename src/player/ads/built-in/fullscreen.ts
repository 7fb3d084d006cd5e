/** The node and what it is in, out of shadow trees too. */
function* ancestors(node: Node): Generator<Node> {
  for (
    let at: Node | null = node;
    at !== null;
    at = at instanceof ShadowRoot ? at.host : at.parentNode
  )
    yield at;
}

/** Whether an element is shown on the full screen, by itself or within another. */
export const isFullscreen = (element: Element): boolean => {
  const { fullscreenElement } = document;
  return fullscreenElement !== null && [...ancestors(element)].includes(fullscreenElement);
};
