import type { Context } from "hono";
import type { z } from "zod";
import type { CallLimit } from "@/lib/contract/call-limits";
import { languageCodeSchema } from "@/lib/contract/locale";
import { returnPath } from "@/lib/rules/site/return-path";
import { ApiError } from "./api-error";
import type { RequestContext } from "./request-context";

/** Tells whether a call comes from an ordinary form, of a browser without JavaScript. */
export const isForm = (c: Context<RequestContext>): boolean =>
  c.req.method === "POST" &&
  /^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "");

/**
 * Reads an ordinary form, with its box `acceptPrivacy`, and leads the browser back to the page that
 * it came from: `returnTo`, or else the Referer.
 * @param form.name beginning of that page's places: `<name>-sent` and `<name>-error`
 * @param form.limit limit of the route of the same path
 * @param form.receive throws the ApiError of a refused form
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

/** Tells whether a browser without JavaScript asks: it shows the answer as a page. */
export const wantsPage = (c: Context<RequestContext>): boolean =>
  c.req.header("Accept")?.includes("text/html") ?? false;

/** Leads such a browser back to a place of the page that it came from. */
export const leadBack = (c: Context<RequestContext>, place: string): Response =>
  c.redirect(`${returnPath(pathOf(c.req.header("referer"))) ?? "/"}#${place}`, 303);

function pathOf(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
