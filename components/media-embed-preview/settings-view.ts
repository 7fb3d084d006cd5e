import { html, type TemplateResult } from 'lit';
import { leftToRight } from '../../src/locales/left-to-right.js';
import type { FindingData } from '../../src/finding.js';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import { withCode } from '../with-code.js';
import type { DevicePreview, PreviewModel } from './preview-model.js';
import type { PreviewTexts } from './texts/preview-texts.js';
import { findingText } from './texts/translate-preview.js';

/** The parts of a sentence that apply. */
const joined = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');

/** A ratio as whole numbers such as 16:9, if small ones exist. */
const ratioText = (ratio: number): string => {
  const height = Array.from({ length: 20 }, (_, index) => index + 1).find(
    (each) => Math.abs(ratio * each - Math.round(ratio * each)) < 0.005 * each,
  );
  return height === undefined ? `${ratio.toFixed(2)}:1` : `${Math.round(ratio * height)}:${height}`;
};

const sizeText = ({ config, width, aspectRatio }: DevicePreview, texts: PreviewTexts): string =>
  width === null
    ? joined(texts.responsive, leftToRight(ratioText(aspectRatio)))
    : joined(
        leftToRight(`${width} × ${Math.round(width / aspectRatio)}`),
        config.size.responsive && texts.responsive,
      );

const barText = ({ controls }: PlayerConfig, texts: PreviewTexts): string =>
  joined(
    controls.visible ? (controls.autoHide ? texts.barHides : texts.barVisible) : texts.barNone,
    !controls.seekable && texts.noSeeking,
  );

const scrollText = ({ scrollMode }: PlayerConfig, texts: PreviewTexts): string => {
  if (!scrollMode.enabled) return texts.scrollOff;
  const events = scrollMode.destroyOn.map(({ name }) => name).join(', ');
  return joined(
    texts.scrollOn,
    scrollMode.muteOnMouseOver && texts.scrollMutes,
    events !== '' && texts.scrollEnds(events),
  );
};

const watermarkText = ({ watermark }: PlayerConfig, texts: PreviewTexts): string => {
  if (watermark === null) return texts.watermarkNone;
  const { displayTime, opacity, hidesWithControls } = watermark;
  return joined(
    displayTime === null ? texts.always : texts.shownFor(displayTime),
    opacity < 1 && texts.opacity(Math.round(100 * opacity)),
    hidesWithControls && texts.hidesWithBar,
  );
};

const bulkText = ({ desktop, bulkParts }: PreviewModel, texts: PreviewTexts): string => {
  const { bulk } = desktop.config;
  if (bulk === null) return texts.bulkNone;
  const parts = bulkParts.map((part) => texts.bulkParts[part]).join(', ');
  return joined(
    `${bulk.label || bulk.title || bulk.id} (${texts.bulkBy[bulk.by]})`,
    parts !== '' && texts.bulkChanges(parts),
  );
};

/** What the configuration does besides its look, in words. */
export const settingsView = (model: PreviewModel, texts: PreviewTexts): TemplateResult => {
  const { desktop } = model;
  const { config, autoplay, muted } = desktop;
  const { skip } = config.ads;
  const rows: readonly (readonly [string, string])[] = [
    [texts.size, sizeText(desktop, texts)],
    [
      texts.playback,
      joined(autoplay ? texts.autoplay : texts.onClick, muted ? texts.muted : texts.withSound),
    ],
    [texts.bar, barText(config, texts)],
    [texts.watermark, watermarkText(config, texts)],
    [texts.scroll, scrollText(config, texts)],
    [texts.skip, skip === null ? texts.skipNever : texts.skipAfter(skip.after)],
    [texts.bulk, bulkText(model, texts)],
  ];
  return html`<section part="settings" aria-labelledby="settings-name">
    <h3 id="settings-name">${texts.settings}</h3>
    <dl>
      ${rows.map(([name, text]) => html`<div><dt>${name}</dt><dd dir="auto">${text}</dd></div>`)}
    </dl>
  </section>`;
};

const findingView = (finding: FindingData, texts: PreviewTexts): TemplateResult =>
  html`<li class=${finding.severity}>
    <strong>${texts.severities[finding.severity]}</strong>
    <span lang=${texts.language}>${withCode(findingText(finding, texts.language))}</span>
    <code>${finding.path}</code>
  </li>`;

/** The findings about the embed. */
export const findingsView = (
  findings: readonly FindingData[],
  texts: PreviewTexts,
): TemplateResult =>
  html`<section part="findings" aria-labelledby="findings-name">
    <h3 id="findings-name">${texts.findings}</h3>
    ${
      findings.length === 0
        ? html`<p class="quiet">${texts.noFindings}</p>`
        : html`<ul>
            ${findings.map((finding) => findingView(finding, texts))}
          </ul>`
    }
  </section>`;
