import type { PageDetail, PageTrees } from "@/lib/contract/page";
import type { Call } from "./call";

/** The pages of the site, per locale (§3 Page). */
export const getPageTrees = (call: Call) => call<PageTrees>("GET", "/page");

/** One page with what it shows, in the caller's language. */
export const getPage = (call: Call, id: number) => call<PageDetail>("GET", `/page/${id}`);
