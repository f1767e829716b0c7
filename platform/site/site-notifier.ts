import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { type Change, MAX_CHANGES } from "@/lib/contract/change";
import { loggable } from "@/platform/http/loggable";
import { askOutside } from "@/platform/outgoing/ask-outside";

/** Milliseconds for which the call that made a change waits. */
const WAITED_FOR = 1_000;

/** Seconds from a notice that failed to the next, the last of them again and again. */
const WAITS = [1, 2, 5, 15, 60];

/** Address at which a site takes notices of changes, and the secret that signs them. */
export interface NoticeTarget {
  url: string;
  secret: string;
  /** Hands a notice over in place of the network; answers with the status of its answer. */
  post?: (url: string, notice: ChangeNotice) => Promise<number>;
}

/** Signed `POST`, its body as JSON. */
export interface ChangeNotice {
  headers: Record<string, string>;
  body: string;
}

export interface SiteNotifier {
  /** Ends as soon as the site knows, and after a second at the latest. Never fails. */
  tell(changes: Change[]): Promise<void>;
  stop(): void;
}

/**
 * Tells a site of changes by its signed `POST /api/revalidate`, again and again until it has taken
 * them; changes meanwhile go with the next notice.
 */
export function startSiteNotifier(target: NoticeTarget, log: Logger): SiteNotifier {
  const untold = new Map<string, Change>();
  const stopped = new AbortController();
  let sending: Promise<void> | undefined;

  const sendAll = async () => {
    for (let failures = 0; untold.size > 0 && !stopped.signal.aborted; ) {
      const changes: Change[] =
        untold.size > MAX_CHANGES ? [{ kind: "everything" }] : [...untold.values()];
      untold.clear();
      try {
        await sendNotice(target, changes);
        failures = 0;
      } catch (error) {
        remember(changes);
        const seconds = WAITS[Math.min(failures, WAITS.length - 1)] ?? 1;
        failures += 1;
        if (failures === WAITS.length) {
          log.warn({ err: loggable(error as Error) }, "the site takes no notices of changes");
        }
        await setTimeout(seconds * 1000, undefined, { ref: false, signal: stopped.signal }).catch(
          () => undefined,
        );
      }
    }
  };
  const remember = (changes: Change[]) => {
    for (const change of changes) untold.set(JSON.stringify(change), change);
  };

  return {
    async tell(changes) {
      remember(changes);
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      await Promise.race([sending, setTimeout(WAITED_FOR, undefined, { ref: false })]);
    },
    stop: () => stopped.abort(),
  };
}

async function sendNotice(
  { url, secret, post = postNotice }: NoticeTarget,
  changes: Change[],
): Promise<void> {
  const body = JSON.stringify({ changes, at: new Date().toISOString() });
  const status = await post(url, {
    headers: {
      "content-type": "application/json",
      "x-signature": createHmac("sha256", secret).update(body).digest("hex"),
    },
    body,
  });
  if (status < 200 || status > 299) throw new Error(`The site answered a notice with ${status}`);
}

async function postNotice(url: string, notice: ChangeNotice): Promise<number> {
  return (await askOutside("ownSite", url, { method: "POST", ...notice })).status;
}
