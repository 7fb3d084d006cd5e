const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Patterns of the pages of embeds below the folders, for editors that recognize links by a pattern. */
export const pagePatterns = (folders: readonly string[]): readonly RegExp[] =>
  folders.map(
    (folder) => new RegExp(`^${escaped(folder)}/(?!oembed(?:[/?#]|$))[\\w-]{1,64}/?(?:[?#]\\S*)?$`),
  );
