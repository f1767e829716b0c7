import { type CallError, openEnvelope } from "@/lib/api/call";
import { siteEnvironment } from "@/lib/api/environment";
import { limitedText } from "@/lib/api/limited-text";
import { askProvider } from "@/lib/api/provider";
import { siteInfoSchema } from "@/lib/contract/site";
import { EnvironmentError } from "@/platform/read-environment";

/** Longest answer that is read, in bytes; a site's own data has some thousand. */
const MAX_ANSWER = 1_000_000;

/** Answerer at an address: the site's provider, another site's, another program, or nobody. */
interface ProviderAnswer {
  kind: "PROVIDER" | "NO_SITE" | "OTHER" | "AWAY";
  /** Reason why it is not the site's provider. */
  reason: string;
}

/**
 * Looks for the site's provider at API_URL before anything starts. One that is away is reported and
 * waited for: it may be starting too.
 * @returns the sentence that reports it
 * @throws EnvironmentError when something else answers there, or the provider does not know the
 *   site
 */
export async function checkProvider(): Promise<string | undefined> {
  const { API_URL = "", SITE_ID } = siteEnvironment();
  const { kind, reason } = await providerAt(API_URL);
  if (kind === "PROVIDER") return undefined;
  if (kind === "AWAY") {
    return `API_URL: ${API_URL} does not answer (${reason}). Until it does, no page can be shown, and /ready says so`;
  }
  for (const other of likelyAddresses(API_URL)) {
    if ((await providerAt(other)).kind === "PROVIDER") {
      throw new EnvironmentError([`API_URL: the provider is at ${other}, and not at ${API_URL}`]);
    }
  }
  throw new EnvironmentError([
    kind === "NO_SITE"
      ? `SITE_ID: the provider at ${API_URL} (API_URL) knows no site ${SITE_ID}, or has its calls under another path`
      : `API_URL: what answers at ${API_URL} is no provider of this site (${reason})`,
  ]);
}

/** Asks the provider for a sign of life. @throws Error when it gives none, or another answers */
export async function askForProvider(): Promise<void> {
  const { kind, reason } = await providerAt(siteEnvironment().API_URL ?? "");
  if (kind !== "PROVIDER") throw new Error(reason);
}

/** Lists the same host with the usual path of an API, and without any. */
function likelyAddresses(url: string): string[] {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/$/, "");
  return [`${origin}${path}/api`, `${origin}/api`, origin].filter(
    (other, index, all) => other !== `${origin}${path}` && all.indexOf(other) === index,
  );
}

async function providerAt(at: string): Promise<ProviderAnswer> {
  let status: number;
  let text: string;
  try {
    const request = { method: "GET", headers: new Headers(), at };
    const response = await askProvider("/site/info", request, "server");
    status = response.status;
    text = await limitedText(response, MAX_ANSWER);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    return { kind: "AWAY", reason: cause?.code ?? cause?.message ?? message };
  }
  try {
    const { success, error } = siteInfoSchema.safeParse(openEnvelope(status, parsed(text)));
    if (success) return { kind: "PROVIDER", reason: "" };
    const where = error.issues[0]?.path.join(".");
    return { kind: "OTHER", reason: `GET /site/info: ${where} is not of the contract` };
  } catch (error) {
    const { code, isOfProvider } = error as CallError;
    const reason = `GET /site/info answers ${status}`;
    if (code === "NOT_FOUND") return { kind: "NO_SITE", reason };
    return { kind: isOfProvider && status >= 429 ? "AWAY" : "OTHER", reason };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
