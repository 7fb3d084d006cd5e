/** Finds programs that are installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

export const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a program in `PATH` or in other folders, or undefined. An absolute path is only checked. */
export const findExecutable = (name, otherFolders = []) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...otherFolders];
  const candidates = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name));
  return candidates.find(isExecutable);
};
