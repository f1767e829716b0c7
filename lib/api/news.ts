import type { NewsList } from "@/lib/contract/news";
import type { Call } from "./call";

/** The promoted news (§3 News), which is one. */
export const getPromotedNews = (call: Call) =>
  call<NewsList>("GET", "/news", { query: { promoted: true, nbItem: 1 } });
