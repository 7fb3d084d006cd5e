import { reporter } from './ad-tracker.js';
import { CandidateResolver } from './candidate-resolver.js';
import type { RequestVast } from './vast-ad.js';

/** Requests an ad tag and the wrappers it leads through. Source: VAST 4.2. */
export const requestVast: RequestVast = (request) =>
  new CandidateResolver(request, reporter(request)).resolve();
