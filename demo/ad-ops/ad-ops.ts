import { html, type TemplateResult } from 'lit';
import { copyText } from '../../components/media-embed-code/clipboard.js';
import type { Embed } from '../../src/index.js';
import { type CatalogueEntry, nameOf } from '../page-controller/catalogue.js';
import { PageController } from '../page-controller/page-controller.js';
import { type AdResponse, requestAd } from './ad-response.js';
import { type EmbedReport, embedReport, SLOTS } from './embed-report.js';
import { embedFindings } from './finding-list.js';
import { overview } from './overview.js';
import { fragmentFormat, type PageState } from './page-state.js';
import { scenarioForm } from './scenario-form.js';
import { defaultScenario, fieldsFor, type Scenario } from './scenario.js';
import { slotView } from './slot-view.js';
import { type Moment, momentOf, viewerOf } from './viewer.js';

const fields = fieldsFor(location.origin);
const defaults = defaultScenario(fields);

const embedSelect = (
  entries: readonly CatalogueEntry[],
  chosen: string,
  choose: (name: string) => void,
): TemplateResult =>
  html`<div class="field embed-select">
    <label for="embed">Embed</label>
    <select id="embed" @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${entries.map(
        (entry) =>
          html`<option value=${nameOf(entry)} ?selected=${nameOf(entry) === chosen}>
            ${nameOf(entry)} – ${entry.title}
          </option>`,
      )}
    </select>
  </div>`;

class AdOpsPage extends PageController<PageState> {
  #liveMoment: Moment = { now: Date.now(), random: Math.random() };
  #isFormOpen = matchMedia('(min-width: 60rem)').matches;
  /** Responses of ad servers by URL. */
  #responses = new Map<string, AdResponse>();
  #copiedUrl: string | null = null;

  override async start(): Promise<void> {
    await super.start();
    this.navigated();
  }

  /** The embed with the most ads. */
  protected override defaultEntry(): CatalogueEntry | undefined {
    return [...this.entries].sort((one, other) => other.ads - one.ads)[0];
  }

  /** A new scenario takes a new time and random number, and needs new requests. */
  protected override stateChanged(): void {
    this.#liveMoment = { now: Date.now(), random: Math.random() };
    this.#responses = new Map();
    this.#copiedUrl = null;
  }

  protected override navigated(): void {
    const heading = document.getElementById(`slot-${this.state.slot}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }

  protected override renderSelection(): TemplateResult {
    return embedSelect(this.entries, this.state.embed, (embed) => {
      location.hash = this.fragmentWith({ embed, slot: '' });
    });
  }

  protected override renderEmbed(embed: Embed): TemplateResult {
    const desktop = this.#report(embed, 'desktop');
    const mobile = this.#report(embed, 'mobile');
    const actions = {
      responses: this.#responses,
      copiedUrl: this.#copiedUrl,
      request: (url: string) => void this.#request(url),
      copy: (url: string) => void this.#copy(url),
    };
    return html`${this.#renderScenario()}
    ${overview({ desktop, mobile, urlOf: (slot) => this.fragmentWith({ slot }) })}
    ${SLOTS.map((slot) => slotView(slot, desktop.slots[slot.name], mobile.slots[slot.name], actions))}
    ${embedFindings([...desktop.findings, ...mobile.findings])}`;
  }

  #renderScenario(): TemplateResult {
    const { scenario } = this.state;
    return scenarioForm({
      fields,
      scenario,
      moment: this.#moment,
      isOpen: this.#isFormOpen,
      set: (name, value) => this.#setScenario({ [name]: value }),
      toggle: (isOpen) => {
        this.#isFormOpen = isOpen;
      },
      reset: () => this.#setScenario(defaults),
      fixMoment: () => this.#fixMoment(),
    });
  }

  #report(embed: Embed, device: 'desktop' | 'mobile'): EmbedReport {
    const { scenario } = this.state;
    return embedReport(embed, viewerOf(scenario, device, this.#moment), scenario['label'] ?? '');
  }

  get #moment(): Moment {
    return momentOf(this.state.scenario, this.#liveMoment);
  }

  #setScenario(changes: Scenario): void {
    this.setState({ scenario: { ...this.state.scenario, ...changes }, slot: '' });
  }

  #fixMoment(): void {
    const { now, random } = this.#moment;
    this.#setScenario({
      moment: 'fixed',
      now: new Date(now).toISOString(),
      random: String(random),
    });
  }

  async #request(url: string): Promise<void> {
    const responses = this.#responses;
    responses.set(url, { status: 'pending' });
    this.update();
    responses.set(url, await requestAd(url));
    this.update();
  }

  async #copy(url: string): Promise<void> {
    this.#copiedUrl = (await copyText(url)) ? url : null;
    this.update();
  }
}

const root = document.getElementById('ad-ops');
if (root !== null) void new AdOpsPage(root, fragmentFormat(defaults)).start();
