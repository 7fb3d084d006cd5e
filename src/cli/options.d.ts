/** One option of a command. */
export interface OptionDefinition {
    readonly type: 'string' | 'boolean';
    /** What stands for the value in help texts, for example `<url>`. */
    readonly value?: string;
    /** The values that are allowed; all if it is missing. */
    readonly values?: readonly string[];
    readonly short?: string;
    /** Whether it may be repeated. */
    readonly multiple?: boolean;
    readonly default?: string;
    readonly description: string;
}
export type OptionTable = Readonly<Record<string, OptionDefinition>>;
/** Values of a command line by option: the texts of a repeated option in order. Options that were not used are missing. */
export interface OptionValues {
    readonly texts: ReadonlyMap<string, readonly string[]>;
    readonly flags: ReadonlySet<string>;
}
/** The value of an option, or its default, or undefined. */
export declare const textOf: (values: OptionValues, name: string, options?: OptionTable) => string | undefined;
export declare const FORMATS: readonly ['text', 'json', 'sarif'];
export declare const FAIL_ON: readonly ['error', 'warning', 'info', 'never'];
/** Options of commands that report findings. */
export declare const FINDING_OPTIONS: {
    readonly format: OptionDefinition;
    readonly 'fail-on': {
        readonly type: 'string';
        readonly value: '<severity>';
        readonly values: readonly ["error", "warning", "info", "never"];
        readonly default: 'error';
        readonly description: 'exit with 1 from this severity on: error, warning, info or never';
    };
};
/** Options of commands that report no findings. */
export declare const DATA_OPTIONS: {
    readonly format: {
        readonly type: 'string' | 'boolean';
        /** What stands for the value in help texts, for example `<url>`. */
        readonly value?: string;
        readonly short?: string;
        /** Whether it may be repeated. */
        readonly multiple?: boolean;
        readonly default?: string;
        readonly values: readonly ["text", "json"];
        readonly description: 'how to write the result: text or json';
    };
};
export declare const DEVICE_OPTION: {
    readonly device: {
        readonly type: 'string';
        readonly value: '<device>';
        readonly values: readonly ["desktop", "mobile"];
        readonly default: 'desktop';
        readonly description: 'whose ads are read: desktop or mobile';
    };
};
/** What is known about the viewer and the page when ad tags are expanded. */
export declare const CONTEXT_OPTIONS: {
    readonly device: {
        readonly type: 'string';
        readonly value: '<device>';
        readonly values: readonly ["desktop", "mobile"];
        readonly default: 'desktop';
        readonly description: 'whose ads are read: desktop or mobile';
    };
    readonly page: {
        readonly type: 'string';
        readonly value: '<url>';
        readonly description: 'address of the page that holds the embed';
    };
    readonly consent: {
        readonly type: 'string';
        readonly value: '<tc-string>';
        readonly description: 'consent of the viewer, as a TCF 2 string';
    };
    readonly gdpr: {
        readonly type: 'string';
        readonly value: '<0|1>';
        readonly values: readonly ["0", "1"];
        readonly description: 'whether the GDPR applies to the viewer';
    };
    readonly values: {
        readonly type: 'string';
        readonly value: '<name=value>';
        readonly multiple: true;
        readonly description: 'value of a placeholder or rule, before every other source; may be repeated';
    };
    readonly now: {
        readonly type: 'string';
        readonly value: '<time>';
        readonly description: 'time of the request, as ISO 8601 or milliseconds since 1970; default: now';
    };
    readonly random: {
        readonly type: 'string';
        readonly value: '<number>';
        readonly description: 'random number, at least 0 and below 1; default: a new one';
    };
};
/** The context options of commands that assume a typical viewer, and both devices, unless one is described. */
export declare const VIEWER_OPTIONS: {
    readonly page: {
        readonly type: 'string';
        readonly value: '<url>';
        readonly description: 'address of the page that holds the embed';
    };
    readonly consent: {
        readonly type: 'string';
        readonly value: '<tc-string>';
        readonly description: 'consent of the viewer, as a TCF 2 string';
    };
    readonly gdpr: {
        readonly type: 'string';
        readonly value: '<0|1>';
        readonly values: readonly ["0", "1"];
        readonly description: 'whether the GDPR applies to the viewer';
    };
    readonly values: {
        readonly type: 'string';
        readonly value: '<name=value>';
        readonly multiple: true;
        readonly description: 'value of a placeholder or rule, before every other source; may be repeated';
    };
    readonly now: {
        readonly type: 'string';
        readonly value: '<time>';
        readonly description: 'time of the request, as ISO 8601 or milliseconds since 1970; default: now';
    };
    readonly random: {
        readonly type: 'string';
        readonly value: '<number>';
        readonly description: 'random number, at least 0 and below 1; default: a new one';
    };
    readonly device: {
        readonly type: 'string';
        readonly value: '<device>';
        readonly values: readonly ["desktop", "mobile"];
        readonly description: 'check the ads of only one device: desktop or mobile';
    };
};
/** Options of every command. */
export declare const COMMON_OPTIONS: {
    readonly help: {
        readonly type: 'boolean';
        readonly short: 'h';
        readonly description: 'show this text';
    };
    readonly version: {
        readonly type: 'boolean';
        readonly description: 'show the version of this package';
    };
};
/** The text with the options of a function in it, such as `options.midrollAt`, as options of a command. */
export declare const withOptionNames: (text: string, options: OptionTable) => string;
//# sourceMappingURL=options.d.ts.map