import { type AskedPage, askPage } from "./ask-page";
import { comparableBody } from "./comparable-body";

/** Pages of several kinds: of blocks, of a form, of words, and the first. */
const PATHS = ["/", "/en/services", "/reserver", "/legal-notice"];

const tree = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const PAGE = { children: ["__PAGE__", {}, null, null] };

/** State headers of the router, by which its answer must not differ. */
const SAID: Record<string, string>[] = [
  { "next-router-state-tree": tree(["", {}, null, null]) },
  { "next-router-state-tree": tree(["", { children: ["(public)", PAGE] }, null, null, true]) },
  { "next-router-state-tree": "%5B" },
  { "next-router-prefetch": "1" },
  { "next-router-prefetch": "2", "next-router-segment-prefetch": "/_tree" },
  { "next-router-segment-prefetch": "/_tree" },
  { "next-url": "/fr/services" },
];

/** Request whose answer must differ, or the comparison could not fail. */
const AHEAD = { "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };

/**
 * Asks Next itself for the pages that the cache keeps once for all.
 * @param url of Next with nothing before it
 * @returns the requests that are answered otherwise than the plain one
 */
export async function proveAlike(url: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of PATHS) {
    const ask = async (headers: Record<string, string>) => {
      const asked: AskedPage = { path, headers: { rsc: "1", ...headers } };
      const { status, headers: answered, body } = await askPage(url, asked);
      return `${status} ${comparableBody(answered["content-type"], body)}`;
    };
    const plain = await ask({});
    for (const said of SAID) {
      if ((await ask(said)) !== plain) wrong.push(`${path} differs by ${JSON.stringify(said)}`);
    }
    if ((await ask(AHEAD)) === plain) wrong.push(`${path} has no segment to ask for ahead`);
  }
  return wrong;
}
