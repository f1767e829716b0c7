import type { Context } from "hono";
import { languageCode } from "@/lib/contract/locale";
import { type MessageRequest, messageRequest } from "@/lib/contract/message";
import { returnPath } from "@/lib/rules/return-path";
import type { Caller } from "@/platform/area";
import { Refusal } from "@/platform/refusal";

/** Whether a call comes from an ordinary form, of a browser without JavaScript. */
export const isForm = (c: Context<Caller>): boolean =>
  c.req.method === "POST" &&
  /^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "");

/**
 * Reads a message from an ordinary form, and leads the browser back to the page that it came
 * from: `returnTo`, or else what Referer says.
 * @param receive throws the Refusal of a message that is not taken
 */
export async function answerForm(
  c: Context<Caller>,
  receive: (message: MessageRequest) => Promise<void>,
): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const back =
    returnPath(form.get("returnTo")) ?? returnPath(pathOf(c.req.header("referer"))) ?? "/";
  c.set("language", languageCode.catch(c.var.language).parse(form.get("language")));
  const given = Object.fromEntries([...form].filter(([, value]) => value !== ""));
  const read = messageRequest.safeParse({ ...given, acceptPrivacy: form.has("acceptPrivacy") });
  if (!read.success) return c.redirect(`${back}#message-error`, 303);
  try {
    await receive(read.data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return c.redirect(`${back}#message-error`, 303);
  }
  return c.redirect(`${back}#message-sent`, 303);
}

function pathOf(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
