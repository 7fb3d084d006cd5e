import type {
  InspectedMedia,
  Inspection,
  InspectionFailure,
  InspectionReason,
} from '../../vast/inspect/inspection.js';

/** A reason of a case that has only its English text, since it was written before reasons had ids. */
const withId = <Reason extends InspectionReason>(reason: Reason): Reason =>
  Object.assign({ id: '', params: {} }, reason);

const failureOf = (failure: InspectionFailure | null): InspectionFailure | null =>
  failure && withId(failure);

const mediaOf = (
  media: Omit<InspectedMedia, 'reason'> & { readonly reason: InspectionReason | string },
): InspectedMedia => {
  const { reason } = media;
  return {
    ...media,
    reason: typeof reason === 'string' ? { id: '', params: {}, message: reason } : withId(reason),
  };
};

/** An inspection of a case file, whose reasons may have no id. */
export const withReasonIds = (inspection: Inspection): Inspection => {
  const { hops, ads, breaks } = inspection;
  return {
    ...inspection,
    failure: failureOf(inspection.failure),
    hops: hops.map((hop) => ({ ...hop, failure: failureOf(hop.failure) })),
    ads: ads.map((ad) => ({ ...ad, failure: failureOf(ad.failure), media: ad.media.map(mediaOf) })),
    ...(breaks && {
      breaks: breaks.map((each) => ({ ...each, failure: failureOf(each.failure) })),
    }),
  };
};
