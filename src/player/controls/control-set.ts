import type { PlayerConfig } from '../../resolve/player-config.js';
import type { PlayerMessages } from '../../locales/messages.js';
import type { Stage } from '../playback/stage.js';
import { barSettings } from './bar-settings.js';
import { showNativeControls } from './native-controls.js';

/** What shows the controls. The first is the default. */
export const CONTROLS = ['auto', 'native'] as const;
export type ControlsKind = (typeof CONTROLS)[number];

/** What the viewer got: media-chrome's bar, the browser's controls, or none. */
export type ControlSet = 'bar' | 'native' | 'none';

export interface ControlsSettings {
  readonly stage: Stage;
  readonly config: PlayerConfig;
  readonly kind: ControlsKind;
  readonly host: HTMLElement;
  /** BCP 47 language tag of the place, or the empty string. */
  readonly language: string;
  readonly messages: Pick<PlayerMessages, 'fullscreen'>;
  readonly signal: AbortSignal;
}

/** True when the bar is there; false where it cannot be loaded, is refused, or has no styles. */
const showBar = async ({
  stage,
  config,
  host,
  language: tag,
  signal,
}: ControlsSettings): Promise<boolean> => {
  const { video, title, screen } = stage;
  try {
    const { loadLanguage, surroundWithBar } = await import('./media-chrome-bar.js');
    const language = await loadLanguage(tag);
    if (signal.aborted) return true;
    surroundWithBar(video, title, barSettings(config, { fullscreenElement: host, language }));
    return true;
  } catch {
    // The page's policy, or no connection: the browser has controls as well.
  }
  for (const element of [video, title]) element.removeAttribute('slot');
  screen.replaceChildren(video, title);
  return false;
};

/** Gives the player its controls. */
export const showControls = async (settings: ControlsSettings): Promise<ControlSet> => {
  const { stage, config, kind, host, signal } = settings;
  if (!config.controls.visible) return 'none';
  if (kind === 'auto' && (await showBar(settings))) return 'bar';
  if (signal.aborted) return 'none';
  const button = showNativeControls(stage.video, host, signal);
  if (button !== null) {
    button.setAttribute('aria-label', settings.messages.fullscreen);
    stage.watermark?.before(button);
    if (stage.watermark === null) stage.waiting.before(button);
  }
  return 'native';
};
