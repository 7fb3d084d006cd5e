/** Milliseconds since 1970 as the wire writes them (spec 2): `YYYY-MM-DD hh:mm:ss`, in UTC (ours; no zone is named). */
export const wireDate = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
