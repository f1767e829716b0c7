import { describe, expect, it } from "vitest";
import type { DocumentKind } from "@/platform/db/schema/document-data";
import { aDocument } from "@/testing/document-example";
import { aDocumentOf } from "@/testing/document-kinds";
import { pdfText } from "@/testing/pdf-text";
import { renderDocument } from "./render-document";

const KINDS: DocumentKind[] = ["QUOTE", "PROOF", "DEPOSIT_INVOICE", "INVOICE", "CREDIT_NOTE"];
const PHONE = "06 39 98 50 05";
const { customer, booking } = aDocument();

describe.each([
  ["Arabic", "محمد", "عبد"],
  ["Hebrew", "דוד", "כהן"],
])("a name in %s", (_, firstname, lastname) => {
  it.each(KINDS)("turns no number of the %s round", async (kind) => {
    const data = aDocumentOf(kind, {
      customer: {
        ...customer,
        firstname,
        lastname,
        company: `${lastname} ${firstname}`,
        phone: PHONE,
      },
      booking: { ...booking, meetingPoint: "Terminal 1", board: `${firstname} 7` },
    });
    const { text } = await pdfText(await renderDocument(data));
    expect(text).toContain(PHONE);
    if (kind === "PROOF") expect(text).toContain("Terminal 1");
  });
});
