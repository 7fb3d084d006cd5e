/** Requests for the sandbox and the publishing handler: what pages, editors and broken clients send. */

const EVENTS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'error'];

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

/** Exchanges the key for a token. */
const tokenOf = async ({ sandboxOrigin, key }) => {
  const response = await fetch(`${sandboxOrigin}/restauth/verify`, {
    headers: { 'auth-code': key, state: 'soak' },
  });
  return (await response.json()).access_token;
};

/** Creates an object and deletes it again. */
const createAndDelete = async ({ sandboxOrigin }, headers, index) => {
  const created = await fetch(`${sandboxOrigin}/rest/category.json`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: JSON.stringify({ title: `Category ${index}` }),
  });
  const { id } = await created.json();
  return fetch(`${sandboxOrigin}/rest/category/${id}.json`, { method: 'DELETE', headers });
};

/** The requests in turn; `index` makes their names new. */
const requestsOf = (addresses, headers) => {
  const { sandboxOrigin, publisherOrigin } = addresses;
  const sandbox = (path, init) => fetch(sandboxOrigin + path, init);
  const publisher = (path, init) => fetch(`${publisherOrigin}/embeds/${path}`, init);
  return [
    () => sandbox('/published/embed/plain-video.json'),
    (index) => sandbox(`/rest/embed.json?page=${(index % 3) + 1}`, { headers }),
    (index) => sandbox(`/rest/embed.json?search=set${index % 50}`, { headers }),
    () => sandbox('/rest/embed/plain-video.json', { headers }),
    (index) => createAndDelete(addresses, headers, index),
    (index) => sandbox(`/ads/vast/inline.xml?run=${index}`),
    (index) => sandbox(`/ads/track/${EVENTS[index % EVENTS.length]}?run=${index}&ad=inline`),
    (index) => sandbox(`/ads/track/unknown-${index}?run=r`),
    (index) => sandbox(`/analytics/beacon/event-${index}?session=${index}`),
    (index) => sandbox(`/missing/${index}`),
    () => sandbox('/proxy/iframe.php/plain-video/demo'),
    (index) =>
      sandbox('/restauth/verify', { headers: { 'auth-code': 'wrong', state: `${index}` } }),
    () => publisher('plain-video.json'),
    () => publisher('plain-video'),
    (index) => publisher(`missing-${index}.json`),
    (index) =>
      publisher('plain-video.json', { headers: { 'if-none-match': `"${index}"`, origin: 'null' } }),
    (index) =>
      publisher(
        `oembed?url=${encodeURIComponent('http://publisher.example/embeds/plain-video')}&maxwidth=${200 + (index % 400)}`,
      ),
    () => publisher('plain-video.json', { method: 'OPTIONS' }),
  ];
};

/** Requests that are under way at the same time. */
const PARALLEL = 16;

/**
 * Starts a load on the addresses. `run(isOver)` sends requests until `isOver(sent)` holds, and resolves with the number
 * of responses by status; a request without a response counts as `failed`.
 */
export const startLoad = async (addresses) => {
  const requests = requestsOf(addresses, { 'access-token': await tokenOf(addresses) });
  let index = 0;
  const sendNext = async (statuses) => {
    const turn = index;
    index += 1;
    try {
      const response = await requests[turn % requests.length](turn);
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    } catch {
      statuses.failed = (statuses.failed ?? 0) + 1;
    }
  };
  return {
    run: async (isOver) => {
      const statuses = {};
      let sent = 0;
      const work = async () => {
        while (!isOver(sent)) {
          sent += 1;
          await sendNext(statuses);
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, work));
      return statuses;
    },
  };
};
