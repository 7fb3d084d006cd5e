import { startLoopbackServer } from '../../loopback.js';

/** An ad that plays. */
export const INLINE = `<VAST version="4.2">
  <Ad id="spring">
    <InLine>
      <AdSystem>Ad server</AdSystem>
      <AdTitle>Spring sale</AdTitle>
      <Impression>https://count.example/impression</Impression>
      <Creatives>
        <Creative>
          <UniversalAdId idRegistry="ad-id.example">spring-1</UniversalAdId>
          <Linear>
            <Duration>00:00:15</Duration>
            <MediaFiles>
              <MediaFile delivery="progressive" type="video/x-flv" width="640" height="360"><![CDATA[https://media.example/ad.flv]]></MediaFile>
              <MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="600"><![CDATA[https://media.example/ad.mp4]]></MediaFile>
            </MediaFiles>
          </Linear>
        </Creative>
      </Creatives>
    </InLine>
  </Ad>
</VAST>
`;

const wrapperTo = (url: string): string =>
  `<VAST version="4.2"><Ad id="wrapper"><Wrapper><AdSystem>Network</AdSystem><VASTAdTagURI><![CDATA[${url}]]></VASTAdTagURI><Impression><![CDATA[https://count.example/wrapper]]></Impression></Wrapper></Ad></VAST>`;

/** An ad server on loopback: `/inline`, `/wrapper`, `/wrapper-to-missing`, `/empty`, `/page`, `/ad.mp4`; `/never` has no response. */
export interface AdServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** Paths of all requests. */
  readonly requested: string[];
  readonly stop: () => Promise<void>;
}

export const startAdServer = async (): Promise<AdServer> => {
  const requested: string[] = [];
  const { origin, stop } = await startLoopbackServer((addresses) => (request, response) => {
    const { pathname } = new URL(request.url ?? '', addresses.origin);
    requested.push(pathname);
    if (pathname === '/never') return;
    if (pathname === '/ad.mp4') {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '524288' }).end();
      return;
    }
    const documents: Readonly<Record<string, string>> = {
      '/inline': INLINE.replace('https://media.example/ad.mp4', `${addresses.origin}/ad.mp4`),
      '/wrapper': wrapperTo(`${addresses.origin}/inline?page=[PAGEURL]`),
      '/wrapper-to-missing': wrapperTo(`${addresses.origin}/missing`),
      '/empty': '<VAST version="4.2"/>',
      '/page': '<html><body>Not found</body></html>',
    };
    const document = documents[pathname];
    response.writeHead(document === undefined ? 404 : 200, { 'content-type': 'text/xml' });
    response.end(document ?? '');
  });
  return { origin, requested, stop };
};
