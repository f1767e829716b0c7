import { z } from "zod";
import { askOutside } from "@/platform/outgoing/ask-outside";
import { type Translator, TranslatorError } from "@/platform/services/translator";

const PAID = "https://api.deepl.com";
const FREE = "https://api-free.deepl.com";
/** End of the keys of DeepL's free offer, which has a server of its own. */
const FREE_KEY = ":fx";

/** Statuses of DeepL's own for a used-up quota, and the usual ones that say why it refuses. */
const FAULTS: Record<number, TranslatorError["fault"]> = {
  401: "REFUSED",
  403: "REFUSED",
  413: "TOO_LONG",
  429: "BUSY",
  456: "QUOTA",
};

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })).length(1) });

/**
 * Drafts translations by DeepL (API v2). HTML is sent as such: DeepL translates its texts, and
 * leaves its tags.
 * @param account.url server in place of DeepL's own, for tests
 */
export function deepl(account: { key: string; url?: string | undefined }): Translator {
  const { key, url = key.endsWith(FREE_KEY) ? FREE : PAID } = account;
  const address = `${url.replace(/\/+$/, "")}/v2/translate`;
  return async ({ text, from, to, isHtml }) => {
    const { status, body } = await askOutside("translator", address, {
      method: "POST",
      headers: {
        Authorization: `DeepL-Auth-Key ${key}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({
        text: [text],
        // The language that is read has no variant.
        source_lang: from.split("-")[0],
        target_lang: to,
        ...(isHtml && { tag_handling: "html" }),
      }),
    }).catch((cause: unknown) => {
      throw new TranslatorError("UNREACHABLE", { cause });
    });
    if (status !== 200) throw new TranslatorError(FAULTS[status] ?? "UNREACHABLE");
    const answer = answerSchema.safeParse(readJson(body));
    const [draft] = answer.data?.translations ?? [];
    if (!draft) throw new TranslatorError("UNREACHABLE");
    return draft.text;
  };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
