export {};
//# sourceMappingURL=terminal.js.map