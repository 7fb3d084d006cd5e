import { html, type TemplateResult } from 'lit';
import { leftToRight } from '../../src/locales/left-to-right.js';
import type { FindingData } from '../../src/finding.js';
import { adFindingsMessages } from '../../src/messages/generated/ad-findings/index.js';
import { embedFindingsMessages } from '../../src/messages/generated/embed-findings/index.js';
import type { PreviewText } from '../../src/messages/generated/preview/index.js';
import { joinMessages } from '../../src/messages/joined-messages.js';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import { withCode } from '../with-code.js';
import type { DevicePreview, PreviewModel } from './preview-model.js';

const joined = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');

/** A ratio as whole numbers such as 16:9, if small ones exist. */
const ratioText = (ratio: number): string => {
  const height = Array.from({ length: 20 }, (_, index) => index + 1).find(
    (each) => Math.abs(ratio * each - Math.round(ratio * each)) < 0.005 * each,
  );
  return height === undefined ? `${ratio.toFixed(2)}:1` : `${Math.round(ratio * height)}:${height}`;
};

const sizeText = ({ config, width, aspectRatio }: DevicePreview, translate: PreviewText): string =>
  width === null
    ? joined(translate('size-responsive'), leftToRight(ratioText(aspectRatio)))
    : joined(
        leftToRight(`${width} × ${Math.round(width / aspectRatio)}`),
        config.size.responsive && translate('size-responsive'),
      );

const barText = ({ controls }: PlayerConfig, translate: PreviewText): string =>
  joined(
    controls.visible
      ? controls.autoHide
        ? translate('bar-hides')
        : translate('bar-visible')
      : translate('bar-none'),
    !controls.seekable && translate('bar-no-seeking'),
  );

const scrollText = ({ scrollMode }: PlayerConfig, translate: PreviewText): string => {
  if (!scrollMode.enabled) return translate('scroll-off');
  const events = scrollMode.destroyOn.map(({ name }) => name);
  return joined(
    translate('scroll-on'),
    scrollMode.muteOnMouseOver && translate('scroll-muted'),
    events.length > 0 && translate('scroll-ends', { events }),
  );
};

const watermarkText = ({ watermark }: PlayerConfig, translate: PreviewText): string => {
  if (watermark === null) return translate('watermark-none');
  const { displayTime, opacity, hidesWithControls } = watermark;
  return joined(
    displayTime === null
      ? translate('watermark-always')
      : translate('watermark-seconds', { seconds: displayTime }),
    opacity < 1 && translate('watermark-opacity', { percent: Math.round(100 * opacity) }),
    hidesWithControls && translate('watermark-hides'),
  );
};

const bulkText = ({ desktop, bulkParts }: PreviewModel, translate: PreviewText): string => {
  const { bulk } = desktop.config;
  if (bulk === null) return translate('bulk-none');
  const parts = bulkParts.map((part) => translate(`bulk-part-${part}`));
  return joined(
    `${bulk.label || bulk.title || bulk.id} (${translate(`bulk-by-${bulk.by}`)})`,
    parts.length > 0 && translate('bulk-changes', { parts }),
  );
};

/** What the configuration does besides its look, in words. */
export const settingsView = (model: PreviewModel, translate: PreviewText): TemplateResult => {
  const { desktop } = model;
  const { config, autoplay, muted } = desktop;
  const { skip } = config.ads;
  const rows: readonly (readonly [string, string])[] = [
    [translate('size'), sizeText(desktop, translate)],
    [
      translate('playback'),
      joined(
        autoplay ? translate('playback-autoplay') : translate('playback-on-click'),
        muted ? translate('playback-muted') : translate('playback-with-sound'),
      ),
    ],
    [translate('bar'), barText(config, translate)],
    [translate('watermark'), watermarkText(config, translate)],
    [translate('scroll'), scrollText(config, translate)],
    [
      translate('skip'),
      skip === null ? translate('skip-never') : translate('skip-after', { seconds: skip.after }),
    ],
    [translate('bulk'), bulkText(model, translate)],
  ];
  return html`<section part="settings" aria-labelledby="settings-name">
    <h3 id="settings-name">${translate('settings')}</h3>
    <dl>
      ${rows.map(([name, text]) => html`<div><dt>${name}</dt><dd dir="auto">${text}</dd></div>`)}
    </dl>
  </section>`;
};

const { messagesIn } = joinMessages(adFindingsMessages, embedFindingsMessages);

const findingView = (
  { id, params, path, severity }: FindingData,
  translate: PreviewText,
  language: string,
): TemplateResult => {
  const write = messagesIn(language);
  const sentences = [write(id, params), write(`${id}.remedy`, params)].join(' ');
  return html`<li class=${severity}>
    <strong>${translate(`severity-${severity}`)}</strong>
    <span lang=${language}>${withCode(sentences)}</span>
    <code>${path}</code>
  </li>`;
};

export const findingsView = (
  findings: readonly FindingData[],
  translate: PreviewText,
  language: string,
): TemplateResult =>
  html`<section part="findings" aria-labelledby="findings-name">
    <h3 id="findings-name">${translate('findings')}</h3>
    ${
      findings.length === 0
        ? html`<p class="quiet">${translate('findings-none')}</p>`
        : html`<ul>
            ${findings.map((finding) => findingView(finding, translate, language))}
          </ul>`
    }
  </section>`;
