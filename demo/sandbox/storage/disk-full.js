const CODES = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
const MAX_CAUSES = 5;
/** Whether an error of the file system or of the database, or one of its causes, says that no space is left. */
export const isDiskFull = (error) => {
    let current = error;
    for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
        if ('code' in current && CODES.has(current.code))
            return true;
        current = current.cause;
    }
    return false;
};
//# sourceMappingURL=disk-full.js.map