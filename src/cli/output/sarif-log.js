/** The parts of a SARIF 2.1.0 log that this package writes (OASIS standard of 27 March 2020). */
export {};
//# sourceMappingURL=sarif-log.js.map