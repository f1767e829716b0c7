import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DEFAULT_LOCALE, localeOfPath, localisedPath } from "@/lib/rules/text/locale-code";

/** Route of the CMS page, which takes every path that is nothing else. */
const CATCH_ALL = "/[locale]/[[...path]]";

interface RoutesManifest {
  staticRoutes: { page: string; regex: string }[];
  dynamicRoutes: { page: string; regex: string }[];
}

/** Answers of a built site besides the pages of its CMS. */
export interface SiteRoutes {
  /** Finds the route of a path with its locale prefix, such as `/[locale]/account`. */
  routeOf(localisedPath: string): string | undefined;
  isFile(path: string): boolean;
}

/** Finds the route of a path as it is asked for, with its locale prefix or without. */
export function routeOfPath({ routeOf }: SiteRoutes, path: string): string | undefined {
  const bare = localisedPath(path, DEFAULT_LOCALE);
  return routeOf(path) ?? routeOf(`/${localeOfPath(path)}${bare === "/" ? "" : bare}`);
}

/** Reads the routes of a build, and the files of `public`, under both of their names. */
export function readSiteRoutes(
  buildFolder: string,
  hashedFiles: ReadonlyMap<string, string>,
  publicFolder = "public",
): SiteRoutes {
  const manifest = JSON.parse(
    readFileSync(join(buildFolder, "routes-manifest.json"), "utf8"),
  ) as RoutesManifest;
  const routes = [...manifest.staticRoutes, ...manifest.dynamicRoutes]
    .filter(({ page }) => page !== CATCH_ALL)
    .map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const files = new Set([
    ...filesIn(publicFolder, ""),
    ...filesIn(join(buildFolder, "static"), "/_next/static"),
  ]);
  for (const path of hashedFiles.values()) files.add(path);
  return {
    routeOf: (path) => routes.find(({ regex }) => regex.test(path))?.page,
    isFile: (path) => files.has(path),
  };
}

/** Lists the files of a folder, as the paths that they are served at. */
function filesIn(folder: string, servedAt: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [servedAt + join("/", relative(folder, entry.parentPath), entry.name)] : [],
  );
}
