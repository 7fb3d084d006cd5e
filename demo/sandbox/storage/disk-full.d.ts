/** Whether an error of the file system or of the database, or one of its causes, says that no space is left. */
export declare const isDiskFull: (error: unknown) => boolean;
//# sourceMappingURL=disk-full.d.ts.map