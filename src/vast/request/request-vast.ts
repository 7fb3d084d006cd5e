import { AdTracker, reporter } from './ad-tracker.js';
import { CandidateResolver } from './candidate-resolver.js';
import { documentOf, requestDocument } from './document-request.js';
import { vastAdOf } from '../read/resolved-ad.js';
import type { RequestVast } from '../vast-ad.js';
import { pageTransport } from './xml-request.js';

/** Requests an ad tag and the wrappers it leads through. Source: VAST 4.2. */
export const requestVast: RequestVast = (request) => {
  const { tag } = request;
  const report = reporter(request);
  const transport = pageTransport();
  return new CandidateResolver(request, {
    baseUrl: location.href,
    load: (url) => requestDocument(url, request, transport),
    parse: (text) => documentOf(text, transport),
    report,
    adOf: (ad) => vastAdOf(ad, tag, new AdTracker(ad, report)),
  }).resolve();
};
