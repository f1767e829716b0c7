/** Lengths of a title and a description that a search result shows whole. */
export const RESULT_LENGTHS = {
  title: { min: 30, max: 60 },
  description: { min: 70, max: 160 },
} as const;

export type ResultPart = keyof typeof RESULT_LENGTHS;
export type ResultFault = "MISSING" | "SHORT" | "LONG" | "DOUBLE";

/** Composes the title that a search result shows: home has the company's name in its own. */
export const resultTitle = (title: string, { isHome, name }: { isHome: boolean; name: string }) =>
  isHome || name === "" ? title : `${title} · ${name}`;

/** Settings of a site that speak in search results. */
export const RESULT_SETTINGS = [
  "COMPANY_NAME",
  "COMPANY_DESCRIPTION",
  "META_DESCRIPTION_HOME",
  "META_DESCRIPTION_CONTACT",
  "META_DESCRIPTION_BLOG",
] as const;
type ResultSetting = (typeof RESULT_SETTINGS)[number];

const OF_ROLES: Readonly<Record<string, ResultSetting>> = {
  CONTACT: "META_DESCRIPTION_CONTACT",
  BLOG: "META_DESCRIPTION_BLOG",
};

/**
 * Chooses the description of a page: for home, the contact page and the blog the setting of the
 * site, which the owner has at hand; else the page's own, else the company's.
 * @returns the text, and the setting that it is from; null for none, as an engine then chooses
 */
export function resultDescription(
  page: { isHome: boolean; role: string | null; own: string | null },
  settings: Readonly<Record<ResultSetting, string | null>>,
): { text: string | null; setting: ResultSetting | null } {
  const setting = page.isHome ? "META_DESCRIPTION_HOME" : OF_ROLES[page.role ?? ""];
  const said = setting && settings[setting];
  if (setting && said) return { text: said, setting };
  if (page.own) return { text: page.own, setting: null };
  const company = settings.COMPANY_DESCRIPTION;
  return { text: company, setting: company ? "COMPANY_DESCRIPTION" : null };
}

/**
 * Finds what may be better in a part of a search result.
 * @param others the same part of all other pages in the language
 */
export function resultFaults(part: ResultPart, said: string, others: readonly string[]) {
  const text = said.trim();
  if (text === "") return ["MISSING"] satisfies ResultFault[];
  const { min, max } = RESULT_LENGTHS[part];
  const { length } = [...text];
  const faults: ResultFault[] = [];
  if (length < min) faults.push("SHORT");
  if (length > max) faults.push("LONG");
  if (others.some((other) => isSame(other, text))) faults.push("DOUBLE");
  return faults;
}

const isSame = (a: string, b: string) =>
  a.trim().localeCompare(b.trim(), undefined, { sensitivity: "base" }) === 0;
