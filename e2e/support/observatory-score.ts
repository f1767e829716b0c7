/** Judged parts of an answer: its headers, by lower-case names, and its cookies. */
interface Judged {
  headers: Record<string, string>;
  /** Cookies, each as `Set-Cookie` has it. */
  cookies?: string[];
}

/** Seconds of half a year, the shortest time for which https is to be kept to. */
const HALF_A_YEAR = 15_552_000;

/** Sources that let in more than one place, or any code written into a page. */
const BROAD = /^(?:\*|https?:|ftp:|data:|blob:|'unsafe-inline'|'unsafe-eval')$/;

/**
 * Scores an answer by the published table of the HTTP Observatory
 * (developer.mozilla.org/observatory/docs/tests_and_scoring): 100, less for missing protections,
 * and more for strict ones as long as little is missing. All scripts are the site's own, which
 * counts nothing; that a browser knows the site from a list of its maker is not counted either.
 */
export function observatoryScore({ headers, cookies = [] }: Judged): number {
  const modifiers = [
    policyModifier(headers["content-security-policy"]),
    cookieModifier(cookies),
    headers["access-control-allow-origin"] === "*" ? -50 : 0,
    referrerModifier(headers["referrer-policy"]),
    httpsModifier(headers["strict-transport-security"]),
    headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    framesModifier(headers),
    /^same-(?:origin|site)$/.test(headers["cross-origin-resource-policy"] ?? "") ? 10 : 0,
  ];
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const withoutBonus = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return withoutBonus < 90 ? Math.max(0, withoutBonus) : 100 + sum(modifiers);
}

/** Reads the sources by directive; a repeated name counts once, as in a browser. */
function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = "", ...sources]) => [name.toLowerCase(), sources] as const));
}

function policyModifier(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get("default-src") ?? ["*"];
  // Where a script is known by its nonce or hash, `'unsafe-inline'` means nothing.
  const isKnown = (sources: string[]) =>
    sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  const broad = (name: string) =>
    sourcesOf(name).filter(
      (source) => BROAD.test(source) && !(source === "'unsafe-inline'" && isKnown(sourcesOf(name))),
    );
  const scripts = broad("script-src");
  if (scripts.some((source) => source !== "'unsafe-eval'")) return -20;
  if (broad("object-src").length > 0) return -20;
  if (/\shttp:/.test(policy)) return -20;
  if (scripts.length > 0) return -10;
  if (broad("style-src").length > 0) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookieModifier(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  const have = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (!have(/;\s*secure/i)) return -40;
  // Pages may read other cookies, such as that of the site's number.
  const ofSession = cookies.filter((cookie) => /^[^=]*(?:login|sess|token)/i.test(cookie));
  if (!ofSession.every((cookie) => /;\s*httponly/i.test(cookie))) return -30;
  return have(/;\s*samesite=(?:lax|strict)/i) ? 5 : 0;
}

function referrerModifier(policy: string | undefined): number {
  if (!policy) return 0;
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return isPrivate.test(policy) ? 5 : -5;
}

function httpsModifier(header: string | undefined): number {
  if (!header) return -20;
  const [, seconds = "0"] = /max-age=(\d+)/.exec(header) ?? [];
  return Number(seconds) >= HALF_A_YEAR ? 0 : -10;
}

function framesModifier(headers: Record<string, string>): number {
  const policy = directivesOf(headers["content-security-policy"] ?? "");
  const ancestors = policy.get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? 5 : -20;
}
