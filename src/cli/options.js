/** The value of an option, or its default, or undefined. */
export const textOf = (values, name, options = {}) => values.texts.get(name)?.at(-1) ?? options[name]?.default;
export const FORMATS = ['text', 'json', 'sarif'];
export const FAIL_ON = ['error', 'warning', 'info', 'never'];
const FORMAT_OPTION = {
    type: 'string',
    value: '<format>',
    values: FORMATS,
    default: 'text',
    description: 'how to write the result: text, json or sarif (SARIF 2.1.0)',
};
/** Options of commands that report findings. */
export const FINDING_OPTIONS = {
    format: FORMAT_OPTION,
    'fail-on': {
        type: 'string',
        value: '<severity>',
        values: FAIL_ON,
        default: 'error',
        description: 'exit with 1 from this severity on: error, warning, info or never',
    },
};
/** Options of commands that report no findings. */
export const DATA_OPTIONS = {
    format: {
        ...FORMAT_OPTION,
        values: ['text', 'json'],
        description: 'how to write the result: text or json',
    },
};
export const DEVICE_OPTION = {
    device: {
        type: 'string',
        value: '<device>',
        values: ['desktop', 'mobile'],
        default: 'desktop',
        description: 'whose ads are read: desktop or mobile',
    },
};
/** What is known about the viewer and the page when ad tags are expanded. */
export const CONTEXT_OPTIONS = {
    ...DEVICE_OPTION,
    page: {
        type: 'string',
        value: '<url>',
        description: 'address of the page that holds the embed',
    },
    consent: {
        type: 'string',
        value: '<tc-string>',
        description: 'consent of the viewer, as a TCF 2 string',
    },
    gdpr: {
        type: 'string',
        value: '<0|1>',
        values: ['0', '1'],
        description: 'whether the GDPR applies to the viewer',
    },
    values: {
        type: 'string',
        value: '<name=value>',
        multiple: true,
        description: 'value of a placeholder or rule, before every other source; may be repeated',
    },
    now: {
        type: 'string',
        value: '<time>',
        description: 'time of the request, as ISO 8601 or milliseconds since 1970; default: now',
    },
    random: {
        type: 'string',
        value: '<number>',
        description: 'random number, at least 0 and below 1; default: a new one',
    },
};
/** The context options of commands that assume a typical viewer, and both devices, unless one is described. */
export const VIEWER_OPTIONS = {
    ...CONTEXT_OPTIONS,
    device: {
        type: 'string',
        value: '<device>',
        values: ['desktop', 'mobile'],
        description: 'check the ads of only one device: desktop or mobile',
    },
};
/** Options of every command. */
export const COMMON_OPTIONS = {
    help: { type: 'boolean', short: 'h', description: 'show this text' },
    version: { type: 'boolean', description: 'show the version of this package' },
};
const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The text with the options of a function in it, such as `options.midrollAt`, as options of a command. */
export const withOptionNames = (text, options) => text.replace(/`(?:options\.)?(\w+)`/g, (code, name) => Object.hasOwn(options, kebabCase(name)) ? `--${kebabCase(name)}` : code);
//# sourceMappingURL=options.js.map