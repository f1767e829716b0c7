import { copyFile, mkdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { FONT_FAMILIES, fontSources } from "../lib/fonts/font-families.mjs";

const require = createRequire(import.meta.url);

/** Copies the font files that a site can choose from to the place where the site serves them. */
export async function copyFonts() {
  for (const { name, fontsource } of FONT_FAMILIES) {
    const from = join(dirname(require.resolve(`${fontsource}/package.json`)), "files");
    const to = join("public", "fonts", name.replaceAll(" ", ""));
    await mkdir(to, { recursive: true });
    for (const { source, file } of fontSources(name)) {
      // A site that is installed by one user and run by another writes nothing there.
      const isThere = await stat(join(to, file)).then(
        () => true,
        () => false,
      );
      if (!isThere) await copyFile(join(from, source), join(to, file));
    }
  }
}
