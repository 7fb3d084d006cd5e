/** The published embed, from the page's own origin. */
export const GET = async (_request, { params }) => {
  const { name } = await params;
  return fetch(`${process.env.HOSTS_ORIGIN}/published/embed/${name}`);
};
