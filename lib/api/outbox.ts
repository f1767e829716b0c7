import type { Letter, OutboxPage } from "@/lib/contract/outbox";
import type { Call } from "./call";

/** What the site has written to people, the newest first. */
export const getOutbox = (call: Call, page = 1) =>
  call<OutboxPage>("GET", "/admin/outbox", { query: { page } });

/** One of those, as its receiver sees it. @throws CallError 404 for none */
export const readLetter = (call: Call, id: string) =>
  call<Letter>("GET", `/admin/outbox/${encodeURIComponent(id)}`);

/** Has one tried anew, or sent a second time. @throws CallError 409 when it is not, 429 within a minute */
export const sendLetterAgain = (call: Call, id: number) =>
  call<Letter>("POST", `/admin/outbox/${id}/again`);
