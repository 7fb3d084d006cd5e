import type { Consent } from '../../viewer.js';
import { withheldMacros } from '../consent/withholding-policy.js';
import type { AdStage } from './ad-stage.js';

/** The choices of a viewer of content that is directed at children (COPPA): no personal values may be sent. */
const forChildren = (consent: Consent = {}): Consent => {
  const declared = { ...consent, coppa: true };
  const withheld = [...(consent.withheld ?? []), ...withheldMacros({ consent: declared })];
  return { ...declared, withheld: [...new Set(withheld)] };
};

/** The stage, with `coppa` in all that ads read of the viewer if the element of the player has that attribute. */
export const coppaStage = (stage: AdStage): AdStage => {
  const root = stage.layer.getRootNode();
  if (!(root instanceof ShadowRoot && root.host.hasAttribute('coppa'))) return stage;
  const viewer: AdStage['viewer'] = () => {
    const known = stage.viewer();
    return { ...known, consent: forChildren(known.consent) };
  };
  return { ...stage, viewer };
};
