import type { NewsList } from "@/lib/contract/news";
import type { Call } from "./call";

/** The promoted news (§3 News). */
export const getPromotedNews = (call: Call) =>
  call<NewsList>("GET", "/news", { query: { promoted: true } });
