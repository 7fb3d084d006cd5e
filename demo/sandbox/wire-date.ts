/** Milliseconds since 1970 as the wire writes them (spec 2): `YYYY-MM-DD hh:mm:ss`, in UTC (ours; no zone is named). */
export const wireDate = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');

/** Whether a text is a wire date of a day and a time that exist. */
export const isWireDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return false;
  const milliseconds = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isFinite(milliseconds) && wireDate(milliseconds) === text;
};
