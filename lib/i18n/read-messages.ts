interface MessageFiles {
  /**
   * Reads a file of words, `messages/{language}/{area}.json`.
   * @throws where there is no such file
   */
  read(language: string, area: string): Promise<unknown>;
  warn(warning: string): void;
}

/**
 * Reads the messages of the first language, and an area without a file there in the next language.
 * @param areas one file each
 * @throws when an area has a file in none of them
 */
export async function readMessages<M extends object>(
  areas: (keyof M & string)[],
  languages: string[],
  files: MessageFiles,
): Promise<M> {
  const entries = areas.map(async (area) => [area, await readArea(area, languages, files)]);
  return Object.fromEntries(await Promise.all(entries)) as M;
}

async function readArea(
  area: string,
  [language = "", ...others]: string[],
  files: MessageFiles,
): Promise<unknown> {
  try {
    return await files.read(language, area);
  } catch (error) {
    const [next] = others.filter((other) => other !== language);
    if (!next) throw error;
    files.warn(`messages/${language}/${area}.json is missing: the words of "${next}" are shown`);
    return readArea(area, others, files);
  }
}
