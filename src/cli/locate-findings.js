import { jsonRegions } from './json/json-regions.js';
import { pointerInInput } from './read-embed.js';
import { TextLines } from './text-lines.js';
/** The pointer and those above it, since a finding may be about a field that is missing. */
const ancestors = (pointer) => {
    const ends = [...pointer.matchAll(/\//g)].map(({ index }) => index).reverse();
    return [pointer, ...ends.map((end) => pointer.slice(0, end))];
};
/** A place in the text of a JSON string without escapes; the string itself if it has any before that place. */
const inString = (text, { start }, { line, column }) => {
    const offset = start + column;
    return line === 1 && text[start] === '"' && !text.slice(start, offset).includes('\\')
        ? offset
        : start;
};
const inEmbed = (text, lines, regions, path, { position }) => {
    const pointer = ancestors(path).find((candidate) => regions.has(candidate));
    const region = pointer === undefined ? undefined : regions.get(pointer);
    if (region === undefined)
        return null;
    const isExact = pointer === path && position != null;
    return {
        start: lines.positionOf(isExact ? inString(text, region, position) : region.start),
        // An error about the whole embed would otherwise mark all of its lines.
        end: pointer === '' ? null : lines.positionOf(region.end),
    };
};
const inTag = (text, { start, end }, findings) => {
    const lines = new TextLines(text);
    const tagLines = new TextLines(text.slice(start, end));
    return findings.map((finding) => ({
        finding,
        region: {
            start: lines.positionOf(start + tagLines.offsetOf(finding.position ?? { line: 1, column: 1 })),
            end: null,
        },
    }));
};
/** Finds each finding of an input in its text. Linear to the text and the paths. */
export const locateFindings = ({ input, place, range, findings, }) => {
    if (range !== undefined)
        return inTag(input.text, range, findings);
    if (place === undefined)
        return findings.map((finding) => ({
            finding,
            region: finding.position == null || finding.isInInput === false
                ? null
                : { start: finding.position, end: null },
        }));
    const paths = findings.map(({ path }) => pointerInInput(place, path));
    const regions = jsonRegions(input.text, paths.flatMap(ancestors));
    const lines = new TextLines(input.text);
    return findings.map((finding, at) => ({
        finding,
        region: finding.isInInput === false
            ? null
            : inEmbed(input.text, lines, regions, paths[at] ?? '', finding),
    }));
};
//# sourceMappingURL=locate-findings.js.map