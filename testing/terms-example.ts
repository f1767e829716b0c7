import { createHash } from "node:crypto";
import type { TermsPaper } from "@/platform/db/schema/terms-paper";
import { aDocument } from "./document-example";

const HTML =
  "<h2>1. Le prix</h2><ol><li>Il est <strong>total</strong>.</li><li>En euros.</li></ol>";

export function someTerms(change: Partial<TermsPaper> = {}): TermsPaper {
  const { seller, look } = aDocument();
  const html = change.html ?? HTML;
  return {
    kind: "TERMS",
    language: "fr_FR",
    number: "2",
    issuedAt: "2026-11-20T18:42:00+01:00",
    hash: createHash("sha256").update(html).digest("hex"),
    html,
    seller: { name: seller.name, address: seller.headOffice, phone: seller.phone },
    look,
    ...change,
  };
}
