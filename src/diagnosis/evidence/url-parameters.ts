export interface UrlParameter {
  readonly name: string;
  readonly value: string;
}

const MAX_PARAMETERS = 1000;

/** The parameters of a URL: separated by `&`, or by `;` in the path as some ad servers write them. */
export const urlParameters = (url: string): readonly UrlParameter[] => {
  const begin = url.search(/[?;]/);
  if (begin === -1) return [];
  const [query = ''] = url.slice(begin + 1).split('#', 1);
  return query
    .split(/[&;?]/, MAX_PARAMETERS)
    .filter((parameter) => parameter.includes('='))
    .map((parameter) => {
      const equals = parameter.indexOf('=');
      return { name: parameter.slice(0, equals), value: parameter.slice(equals + 1) };
    });
};
