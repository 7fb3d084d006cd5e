/** Where a value is in the text of a JSON document. All offsets count UTF-16 code units from 0. */
export interface JsonRegion {
    /** Start of the member's name, or of the value if it has none. */
    readonly memberStart: number;
    readonly start: number;
    readonly end: number;
    /** The last member or item of an object or array that has any: from its name to its end. */
    readonly lastChild: {
        readonly start: number;
        readonly end: number;
    } | null;
    /** Number of members or items. */
    readonly count: number;
}
/**
 * Finds the values at some JSON Pointers (RFC 6901) in a text that `JSON.parse` accepts. Of names that are there
 * twice, the last one counts, as in `JSON.parse`. Linear to the text and the pointers.
 */
export declare const jsonRegions: (text: string, pointers: Iterable<string>) => ReadonlyMap<string, JsonRegion>;
//# sourceMappingURL=json-regions.d.ts.map