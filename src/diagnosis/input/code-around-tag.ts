/** What is known of the code around an ad tag, of which only some options are judged. */
export interface CodeAroundTag {
  /** Names of its first settings that were not judged. */
  readonly unjudged: readonly string[];
  /** Whether the video starts by itself and with sound. */
  readonly startsWithSound: boolean;
}

/** Characters in which settings are looked for. */
const MAX_LENGTH = 20_000;
const MAX_NAMED = 5;

/** A call, or a setting of code or JSON. */
const CALL = /[\w$]\(\s{0,9}["'`{]/;
const SETTING =
  /([A-Za-z_$][\w$-]{0,60})["']?\s{0,9}[:=](?!=)\s{0,9}(?:true\b|false\b|-?\d[\d.]{0,12}(?=\s{0,9}[,;})\n]|$)|["'`](?!https?:|\/\/))/g;
/** What surrounds every tag, or is judged. */
const OF_EVERY_TAG =
  /^(?:id|class|src|file|type|client|tag|adTag|adTagUrl|vastTag|auto(?:play|start)|muted?)$/i;

const AUTOPLAY = /\bauto(?:play|start)\b(?!["']?\s{0,9}[:=]\s{0,9}["']?(?:false|muted|0))/i;
const MUTED = /\b(?:muted?|autoplayMuted)\b(?!["']?\s{0,9}[:=]\s{0,9}(?:false|0))|["']muted["']/i;

/** The code around the ad tags of a text; null for a text without code. */
export const codeAroundTag = (tags: readonly string[], text: string): CodeAroundTag | null => {
  const code = tags.reduce((rest, tag) => rest.replace(tag, ''), text.slice(0, MAX_LENGTH));
  const names = Array.from(code.matchAll(SETTING), ([, name = '']) => name);
  const startsWithSound = AUTOPLAY.test(code) && !MUTED.test(code);
  if (names.length === 0 && !CALL.test(code) && !startsWithSound) return null;
  const unjudged = [...new Set(names)].filter((name) => !OF_EVERY_TAG.test(name));
  return { unjudged: unjudged.slice(0, MAX_NAMED), startsWithSound };
};
