import { pointerParts } from '../../lint/json-pointer.js';
const wantedTree = (pointers) => {
    const root = { children: new Map(), pointer: null };
    for (const pointer of pointers) {
        let node = root;
        for (const part of pointerParts(pointer) ?? []) {
            const child = node.children.get(part) ?? { children: new Map(), pointer: null };
            node.children.set(part, child);
            node = child;
        }
        node.pointer = pointer;
    }
    return root;
};
/** A number or a word: everything up to what can follow a value. */
const SCALAR = /[^\s,\]}]*/y;
const SPACE = /[ \t\n\r]+/y;
/** Reads JSON once and without recursion, so that its time is linear and its depth does not matter. */
class JsonScanner {
    #text;
    #open;
    #root;
    #offset;
    #memberStart;
    #name;
    constructor(text, pointers) {
        this.regions = new Map();
        this.#open = [];
        this.#memberStart = 0;
        this.#name = '';
        this.#text = text;
        this.#root = wantedTree(pointers);
        this.#offset = text.startsWith('\ufeff') ? 1 : 0;
    }
    scan() {
        this.#skipSpace();
        this.#memberStart = this.#offset;
        this.#value();
        while (this.#open.length > 0 && this.#offset < this.#text.length)
            this.#next();
    }
    #take(pattern) {
        pattern.lastIndex = this.#offset;
        if (pattern.test(this.#text))
            this.#offset = pattern.lastIndex;
    }
    #skipSpace() {
        // Most tokens have no space before them, and a regular expression is slow to start.
        if (this.#text.charCodeAt(this.#offset) <= 0x20)
            this.#take(SPACE);
    }
    /** Moves behind a comma, colon or bracket and the space around it, if it is the next token. */
    #skip(token) {
        this.#skipSpace();
        if (this.#text[this.#offset] !== token)
            return false;
        this.#offset += 1;
        return true;
    }
    /** Continues the innermost open value with its next member, or closes it. */
    #next() {
        const open = this.#open.at(-1);
        if (open === undefined)
            return;
        if (this.#skip(open.isObject ? '}' : ']')) {
            this.#open.pop();
            this.#end(open);
            return;
        }
        if (open.count > 0)
            this.#skip(',');
        this.#skipSpace();
        this.#memberStart = this.#offset;
        this.#name = open.isObject ? this.#memberName() : String(open.count);
        open.count += 1;
        this.#skipSpace();
        this.#value();
    }
    /** Decodes the name only where a pointer may lead further. */
    #memberName() {
        const start = this.#offset;
        this.#string();
        const end = this.#offset;
        this.#skip(':');
        return this.#open.at(-1)?.node?.children.size
            ? JSON.parse(this.#text.slice(start, end))
            : '';
    }
    #value() {
        const parent = this.#open.at(-1);
        const character = this.#text[this.#offset];
        const value = {
            isObject: character === '{',
            node: parent === undefined ? this.#root : (parent.node?.children.get(this.#name) ?? null),
            memberStart: this.#memberStart,
            start: this.#offset,
            count: 0,
            lastChild: null,
        };
        if (character === '{' || character === '[') {
            this.#offset += 1;
            this.#open.push(value);
            return;
        }
        if (character === '"')
            this.#string();
        else
            this.#take(SCALAR);
        this.#end(value);
    }
    #end({ node, memberStart, start, lastChild, count }) {
        const end = this.#offset;
        const parent = this.#open.at(-1);
        if (parent !== undefined)
            parent.lastChild = { start: memberStart, end };
        if (node !== null && node.pointer !== null)
            this.regions.set(node.pointer, { memberStart, start, end, lastChild, count });
    }
    #string() {
        let offset = this.#offset + 1;
        for (;;) {
            const code = this.#text.charCodeAt(offset);
            if (code === 0x22 || Number.isNaN(code))
                break;
            offset += code === 0x5c ? 2 : 1;
        }
        this.#offset = offset + 1;
    }
}
/**
 * Finds the values at some JSON Pointers (RFC 6901) in a text that `JSON.parse` accepts. Of names that are there
 * twice, the last one counts, as in `JSON.parse`. Linear to the text and the pointers.
 */
export const jsonRegions = (text, pointers) => {
    const scanner = new JsonScanner(text, pointers);
    scanner.scan();
    return scanner.regions;
};
//# sourceMappingURL=json-regions.js.map