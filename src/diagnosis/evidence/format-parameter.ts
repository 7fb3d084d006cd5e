import type { ResponseForm } from './response-form.js';
import { urlParameters } from './url-parameters.js';

/** Parameters by which ad servers let a tag choose the format of the response: `output`, `resp_fmt`, `responseType`, … */
const NAME = /^(?:format|fmt|(?:out|output|resp|response)(?:_?(?:format|fmt|type))?)$/i;

/** Values that ask for a response of another form than VAST. */
const VALUES: Readonly<Partial<Record<ResponseForm, RegExp>>> = {
  json: /^(?:jsonp?|openrtb)$/i,
  javascript: /^(?:jsonp?|js|javascript)$/i,
  html: /^(?:x?html|iframe)$/i,
  feed: /^(?:m?rss|atom)$/i,
};

/** The parameter by which an address asks for a response of this form, as written; empty without one. */
export const formatParameter = (url: string, form: ResponseForm): string => {
  const asking = urlParameters(url).find(
    ({ name, value }) => NAME.test(name) && VALUES[form]?.test(value) === true,
  );
  return asking === undefined ? '' : `${asking.name}=${asking.value}`;
};
