import { expandTemplate } from '../../../src/ad-tags/expand-template.js';
import {
  CONSENT_SCENARIOS,
  contextUnder,
  scenarioNamed,
  viewerUnder,
} from '../consent/scenarios.js';
import type { DebuggerContext } from '../context/fields.js';
import type { ExpandedTag } from '../expand-input.js';
import { type ConsentColumn, consentMatrix } from '../views/consent-matrix.js';
import type { ViewTemplate, ViewContext } from '../views/view-context.js';

const columnsOf = ({ template, context, expanded }: ExpandedTag): readonly ConsentColumn[] => [
  { name: 'page', consent: context.consent ?? {}, tag: expanded },
  ...CONSENT_SCENARIOS.map((scenario) => {
    const { consent = {} } = viewerUnder(context, scenario);
    return { name: scenario.name, consent, tag: expandTemplate(template, { ...context, consent }) };
  }),
];

/** A tag under other consent. `use` takes the fields of the context that apply a scenario. */
export const consentPanel = (
  view: ViewContext,
  tag: ExpandedTag,
  use: (changes: DebuggerContext) => void,
): ViewTemplate =>
  consentMatrix(view, {
    columns: columnsOf(tag),
    use: (name) => {
      const scenario = scenarioNamed(name);
      if (scenario !== null) use(contextUnder(scenario));
    },
  });
