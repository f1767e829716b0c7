import "server-only";
import { serverCall } from "@/lib/api/server-call";
import type { Popup } from "@/lib/contract/popup";
import type { Locale } from "@/lib/rules/text/locale-code";
import { keepUntilChanged } from "./cached";

/** Returns the window that opens by itself on a page; null where none does. */
export async function pagePopup(idPage: number, locale: Locale): Promise<Popup | null> {
  "use cache";
  keepUntilChanged({ kind: "pages" }, { kind: "content", of: "popup" });
  return (await serverCall(locale)("GET /popup", { query: { page: idPage } })).popup;
}
