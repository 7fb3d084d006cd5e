import { createRequire } from 'node:module';

interface Validation {
  readonly status: 'PASS' | 'FAIL' | 'UNKNOWN';
  readonly errors: readonly {
    readonly line: number;
    readonly code: string;
    readonly message: string;
  }[];
}

interface AmpValidator {
  readonly validateString: (html: string, format: 'AMP') => Validation;
}

interface AmpValidatorPackage {
  readonly getInstance: (path: string) => Promise<AmpValidator>;
}

interface ValidatorScript {
  readonly ampValidatorPath: () => Promise<string>;
}

/** The official validator, from a file that is kept in the checkout after the first download. */
export const ampValidator = async (): Promise<AmpValidator> => {
  const script = new URL('../../../../scripts/amp-validator.mjs', import.meta.url).href;
  const { ampValidatorPath } = (await import(script)) as ValidatorScript;
  const amp = createRequire(import.meta.url)('amphtml-validator') as AmpValidatorPackage;
  return amp.getInstance(await ampValidatorPath());
};

const BOILERPLATE =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';

/** A minimal AMP document with the code in its body. */
export const ampDocument = (code: string): string =>
  `<!doctype html><html ⚡ lang="en"><head><meta charset="utf-8"><title>Page</title>
<script async src="https://cdn.ampproject.org/v0.js"></script>
<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>
<link rel="canonical" href="https://page.example/"><meta name="viewport" content="width=device-width">
${BOILERPLATE}</head><body>
${code}
</body></html>`;
