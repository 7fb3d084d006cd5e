/** Version of the package that these modules are of. */
export const VERSION = '0.1.0';
