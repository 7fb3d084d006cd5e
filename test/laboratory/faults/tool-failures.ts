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

/** The output of tools that got no response. */
export const TOOL_FAILURES: readonly Fault[] = [...KNOWN, ...UNKNOWN];
