import type { Context } from "hono";
import type { z } from "zod";
import { languageCodeSchema } from "@/lib/contract/locale";
import { returnPath } from "@/lib/rules/site/return-path";
import { ApiError } from "./api-error";
import type { CallLimit } from "./rate-limits";
import type { RequestContext } from "./router";

/** Whether a call comes from an ordinary form, of a browser without JavaScript. */
export const isForm = (c: Context<RequestContext>): boolean =>
  c.req.method === "POST" &&
  /^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "");

/**
 * Reads what an ordinary form sends, with its box `acceptPrivacy`, and leads the browser back to
 * the page that it came from: `returnTo`, or else what Referer says.
 * @param form.name what the places of that page begin with: `<name>-sent` and `<name>-error`
 * @param form.limit what the route of the same path is limited by
 * @param form.receive throws the ApiError of what is not taken
 */
export async function answerForm<T extends z.ZodType>(
  c: Context<RequestContext>,
  form: {
    name: string;
    limit: CallLimit;
    schema: T;
    receive: (values: z.output<T>) => Promise<void>;
  },
): Promise<Response> {
  const sent = new URLSearchParams(await c.req.text());
  const back =
    returnPath(sent.get("returnTo")) ?? returnPath(pathOf(c.req.header("referer"))) ?? "/";
  c.set("language", languageCodeSchema.catch(c.var.language).parse(sent.get("language")));
  const values = Object.fromEntries([...sent].filter(([, value]) => value !== ""));
  const read = form.schema.safeParse({ ...values, acceptPrivacy: sent.has("acceptPrivacy") });
  if (!read.success) return c.redirect(`${back}#${form.name}-error`, 303);
  try {
    await c.var.countCall(form.limit);
    await form.receive(read.data);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return c.redirect(`${back}#${form.name}-error`, 303);
  }
  return c.redirect(`${back}#${form.name}-sent`, 303);
}

function pathOf(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
