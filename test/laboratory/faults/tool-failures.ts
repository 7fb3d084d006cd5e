import type { Expectation, Fault } from '../fault.js';

const HOST = 'ads.market.example';
const TAG = `https://${HOST}/vast?zone=88213&cb=5512345`;

/** What is wrong with a server, and the verdict about it with an address and without one. */
const INVALID: readonly Expectation[] = [
  { id: 'certificate-invalid', owner: 'ad-server', facts: { refusedHost: HOST } },
  {
    id: 'error-code',
    owner: 'ad-server',
    facts: { system: 'browser', code: 'certificate-invalid', host: '' },
  },
];
const UNNAMED: readonly Expectation[] = [
  { id: 'unreachable', owner: 'publisher', facts: { unreachableHost: HOST, fault: 'dns' } },
  { id: 'error-code', owner: 'publisher', facts: { code: 'name-not-resolved' } },
];
const REFUSED: readonly Expectation[] = [
  { id: 'http-client-error', owner: 'ad-server', facts: { status: 403 } },
  { id: 'http-client-error', owner: 'ad-server', facts: { status: 403 } },
];

const HELP =
  'More details here: https://curl.se/docs/sslcerts.html\n\ncurl failed to verify the legitimacy of the server';

/** How a tool is called, and its lines about a failure. */
interface Tool {
  readonly command: readonly string[];
  readonly failures: readonly (readonly [lines: string, expected: readonly Expectation[]])[];
}

const WGET_HEAD = `--2026-11-27 10:14:02--  ${TAG}\nResolving ${HOST} (${HOST})... 198.51.100.24\nConnecting to ${HOST} (${HOST})|198.51.100.24|:443... connected.\n`;
const wget = (lines: string): string => `${WGET_HEAD}${lines}`;
const AT = 'At line:1 char:1\n+ iwr https';

const TOOLS: Readonly<Record<string, Tool>> = {
  curl: {
    command: [`$ curl '${TAG}'`, `curl -s "${TAG}"`],
    failures: [
      [`curl: (60) SSL certificate problem: certificate has expired\n${HELP}`, INVALID],
      [`curl: (60) SSL certificate problem: self-signed certificate\n${HELP}`, INVALID],
      [
        `curl: (60) SSL certificate problem: unable to get local issuer certificate\n${HELP}`,
        INVALID,
      ],
      [
        `curl: (60) SSL: no alternative certificate subject name matches target host name '${HOST}'\n${HELP}`,
        INVALID,
      ],
      [`curl: (6) Could not resolve host: ${HOST}`, UNNAMED.slice(0, 1)],
    ],
  },
  wget: {
    command: [`$ wget -O- '${TAG}'`, `wget ${TAG}`],
    failures: [
      ...['‘CN=R11,C=US’', "'CN=R11,C=US'"].flatMap((issuer) =>
        [
          'Issued certificate has expired.',
          'Self-signed certificate encountered.',
          "Unable to locally verify the issuer's authority.",
        ].map(
          (line) =>
            [
              wget(
                `ERROR: cannot verify ${HOST}'s certificate, issued by ${issuer}:\n  ${line}\nTo connect to ${HOST} insecurely, use \`--no-check-certificate'.`,
              ),
              INVALID,
            ] as const,
        ),
      ),
      [
        wget(
          `ERROR: no certificate subject alternative name matches\n\trequested host name ‘${HOST}’.`,
        ),
        INVALID,
      ],
      [wget(`ERROR: The certificate of ‘${HOST}’ has expired.`), INVALID],
      [wget(`ERROR: The certificate of ‘${HOST}’ is not trusted.`), INVALID],
      [
        wget(
          'HTTP request sent, awaiting response... 403 Forbidden\n2026-11-27 10:14:02 ERROR 403: Forbidden.',
        ),
        REFUSED,
      ],
    ],
  },
  powershell: {
    command: [
      `PS C:\\> iwr '${TAG}'`,
      `PS> Invoke-WebRequest -Uri '${TAG}'`,
      `PS C:\\Users\\ops> irm "${TAG}"`,
    ],
    failures: [
      'iwr :',
      'Invoke-WebRequest :',
      'Invoke-WebRequest:',
      'irm :',
      'Invoke-RestMethod:',
    ].flatMap((name): Tool['failures'] => [
      [`${name} The remote server returned an error: (403) Forbidden.\n${AT}`, REFUSED],
      [`${name} Response status code does not indicate success: 403 (Forbidden).`, REFUSED],
      [
        `${name} The underlying connection was closed: Could not establish trust relationship for the SSL/TLS secure channel.\n${AT}`,
        INVALID,
      ],
      [`${name} The remote name could not be resolved: '${HOST}'\n${AT}`, UNNAMED],
    ]),
  },
};

const KNOWN: readonly Fault[] = Object.entries(TOOLS).flatMap(([tool, { command, failures }]) =>
  failures.flatMap(([lines, [named, alone]], index) =>
    ['', ...command].map((typed, form): Fault => ({
      name: `failed-${tool}-${index}-${form}`,
      part: 'paste',
      hops: 'alone',
      forms: ['unsent'],
      inject: (chain) => ({ ...chain, paste: typed === '' ? lines : `${typed}\n${lines}` }),
      expected: () => {
        const isNamed = typed !== '' || lines.includes(TAG);
        const expected = (isNamed ? named : (alone ?? named)) ?? { id: '', owner: 'unknown' };
        return { ...expected, isAboutHost: false };
      },
    })),
  ),
);

/** Lines of tools about failures that no rule knows. */
const UNKNOWN: readonly Fault[] = [
  'curl.exe: frobnication of the sandbox failed',
  'ERROR: cannot write to ‘vast.xml’ (Success).',
  'iwr : Cannot bind parameter because parameter Frobnicate is wrong.',
  'Error: frobnication failed',
  'http: error: OSError: frobnicated',
].flatMap((line, index) =>
  [`$ curl '${TAG}'`, `$ wget ${TAG}`, `PS C:\\> iwr '${TAG}'`, `$ http '${TAG}'`].map(
    (typed, form) => ({
      name: `failed-unknown-${index}-${form}`,
      part: 'paste' as const,
      hops: 'alone' as const,
      forms: ['unsent'] as const,
      inject: (chain) => ({ ...chain, paste: `${typed}\n${line}` }),
      expected: () => ({ id: 'reason-stated', owner: 'unknown' as const, isAboutHost: false }),
    }),
  ),
) satisfies readonly Fault[];

const ofViewer = (cause: string): readonly Expectation[] => [
  { id: 'viewer-network', owner: 'browser', facts: { cause, failedHost: HOST } },
  {
    id: 'error-code',
    owner: 'browser',
    facts: { code: cause === 'proxy' ? 'proxy-failed' : 'proxy-certificate' },
  },
];
const BY_PROXY = ofViewer('proxy-certificate');
const AT_PROXY = ofViewer('proxy');

/** What curl says of a connection through a proxy before it sends its request. */
const tunnel = (proxy: string, address: string, status: string, isTold = true): string =>
  [
    ...(isTold ? [`* Uses proxy env variable https_proxy == 'http://${proxy}:3128'`] : []),
    `*   Trying ${address}:3128...`,
    `* Connected to ${proxy} (${address}) port 3128`,
    ...(isTold ? ['* CONNECT tunnel: HTTP/1.1 negotiated', '* allocate connect buffer'] : []),
    `* Establish HTTP proxy tunnel to ${HOST}:443`,
    `> CONNECT ${HOST}:443 HTTP/1.1`,
    `> Host: ${HOST}:443`,
    '> User-Agent: curl/8.5.0',
    '> Proxy-Connection: Keep-Alive',
    '> ',
    `< HTTP/1.1 ${status}`,
    '< Via: 1.1 proxy',
    '< ',
  ].join('\n');

const PROXIES = [
  tunnel('proxy.corp.example', '10.20.0.8', '200 Connection established'),
  tunnel('proxy.corp.example', '10.20.0.8', '200 OK', false),
  tunnel('localhost', '127.0.0.1', '200 Connection established'),
];

const HANDSHAKE =
  '* ALPN: curl offers h2,http/1.1\n* TLSv1.3 (OUT), TLS handshake, Client hello (1):\n* TLSv1.3 (OUT), TLS alert, unknown CA (560):';
const IN_CHAIN = [
  'self-signed certificate in certificate chain',
  'self signed certificate in certificate chain',
];

const sslProblem = (problem: string): string =>
  `* SSL certificate problem: ${problem}\n* Closing connection\ncurl: (60) SSL certificate problem: ${problem}\n${HELP}`;

const request = (status: string, body: string): string =>
  [
    `> GET ${new URL(TAG).pathname}${new URL(TAG).search} HTTP/1.1`,
    `> Host: ${HOST}`,
    '> ',
    `< HTTP/1.1 ${status}`,
    '< content-type: application/xml',
    `< content-length: ${body.length}`,
    '< ',
    body,
    `* Connection #0 to host ${HOST} left intact`,
  ].join('\n');

const NO_AD: Expectation = { id: 'no-ad', owner: 'ad-server', facts: { host: HOST } };
const PYTHON = `HTTPSConnectionPool(host='${HOST}', port=443): Max retries exceeded with url: /vast?zone=88213&cb=5512345 (Caused by `;

/** Lines about a proxy, or a program that reads all traffic, between a tool and its server, by the command. */
const BETWEEN: Readonly<
  Record<string, readonly (readonly [text: string, expected: readonly Expectation[]])[]>
> = {
  curl: [
    ...PROXIES.flatMap((before) => [
      ...[...IN_CHAIN, 'unable to get local issuer certificate'].map(
        (problem) => [`${before}\n${HANDSHAKE}\n${sslProblem(problem)}`, BY_PROXY] as const,
      ),
      [`${before}\n${HANDSHAKE}\n${sslProblem('certificate has expired')}`, INVALID] as const,
      [`${before}\n${HANDSHAKE}\n${request('403 Forbidden', 'no')}`, REFUSED] as const,
      [`${before}\n${HANDSHAKE}\n${request('200 OK', '<VAST version="3.0"/>')}`, [NO_AD]] as const,
    ]),
    ...['407 Proxy Authentication Required', '403 Forbidden', '503 Service Unavailable'].flatMap(
      (status) =>
        [
          '',
          `\n* CONNECT tunnel failed\ncurl: (56) CONNECT tunnel failed, response ${status.slice(0, 3)}`,
        ].map(
          (behind) =>
            [`${tunnel('proxy.corp.example', '10.20.0.8', status)}${behind}`, AT_PROXY] as const,
        ),
    ),
    ...IN_CHAIN.flatMap((problem) => [
      [`${HANDSHAKE}\n${sslProblem(problem)}`, BY_PROXY] as const,
      [`curl: (60) SSL certificate problem: ${problem}\n${HELP}`, BY_PROXY] as const,
    ]),
  ],
  wget: ['CN=Corp Proxy CA,O=Example Ltd', 'CN=Zscaler Intermediate Root CA,O=Zscaler Inc.'].map(
    (issuer) => [
      wget(
        `ERROR: cannot verify ${HOST}'s certificate, issued by ‘${issuer}’:\n  Self-signed certificate encountered.`,
      ),
      BY_PROXY,
    ],
  ),
  http: [
    ...IN_CHAIN.map(
      (problem) =>
        [
          `http: error: SSLError: ${PYTHON}SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: ${problem} (_ssl.c:1007)'))) while doing a GET request to URL: ${TAG}`,
          BY_PROXY.slice(1),
        ] as const,
    ),
    [
      `http: error: ProxyError: ${PYTHON}ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 407 Proxy Authentication Required'))) while doing a GET request to URL: ${TAG}`,
      AT_PROXY.slice(1),
    ],
  ],
  node: IN_CHAIN.map((problem) => [
    `TypeError: fetch failed\n    at node:internal/deps/undici/undici:13510:13 {\n  [cause]: Error: ${problem}\n      at TLSSocket.onConnectSecure (node:_tls_wrap:1679:34) {\n    code: 'SELF_SIGNED_CERT_IN_CHAIN'\n  }\n}`,
    BY_PROXY.slice(1),
  ]),
};

/** Who stands between a tool and the ad server has to act, and not the ad server. */
const TUNNELS: readonly Fault[] = Object.entries(BETWEEN).flatMap(([tool, texts]) =>
  texts.flatMap(([text, [named, alone = named]], index) =>
    ['', ...(tool === 'curl' ? [`$ curl -v '${TAG}'`, `curl -vx http://p:3128 "${TAG}"`] : [])].map(
      (typed, form): Fault => ({
        name: `between-${tool}-${index}-${form}`,
        part: 'paste',
        hops: 'alone',
        forms: ['unsent'],
        inject: (chain) => ({ ...chain, paste: typed === '' ? text : `${typed}\n${text}` }),
        expected: () => {
          const isNamed = typed !== '' || text.includes(HOST);
          const expected = (isNamed ? named : alone) ?? { id: '', owner: 'unknown' };
          return { ...expected, isAboutHost: false };
        },
      }),
    ),
  ),
);

/** The output of tools that got no response. */
export const TOOL_FAILURES: readonly Fault[] = [...KNOWN, ...UNKNOWN, ...TUNNELS];
