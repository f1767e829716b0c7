import type { Letter, OutboxPage } from "@/lib/contract/outbox";
import type { Call } from "./call";

/** What the site has written to people, the newest first. */
export const getOutbox = (call: Call, page = 1) =>
  call<OutboxPage>("GET", "/admin/outbox", { query: { page } });

/** One of those. @throws CallError 403 for one that is not to be read here, 404 for none */
export const getLetter = (call: Call, id: string) =>
  call<Letter>("GET", `/admin/outbox/${encodeURIComponent(id)}`);
