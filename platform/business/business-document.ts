import { parisIso } from "@/lib/rules/calendar/paris-time";
import { phoneText } from "@/lib/rules/text/phone-text";
import { businessAddress } from "@/platform/booking/business/business-address";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import type { BusinessDocument } from "@/platform/db/schema/document-data";
import type { Sql } from "@/platform/db/sql";
import { documentLook, operatorOf } from "@/platform/document/operator";
import { PLAIN } from "@/platform/document/plain-document";

type Said = Pick<BusinessDocument, "kind" | "number" | "lines" | "vats" | "business"> &
  Partial<BusinessDocument>;

/** Composes a document of a business; the total is that of its rates. */
export async function businessDocument(
  tx: Sql,
  business: BusinessRow,
  at: Date,
  said: Said,
): Promise<BusinessDocument> {
  const { language, name, contact, email, siret, vatNumber } = business;
  return {
    language,
    issuedAt: parisIso(at),
    seller: await operatorOf(tx, language),
    customer: {
      firstname: "",
      lastname: contact ?? "",
      company: name,
      kind: "PROFESSIONAL",
      email,
      phone: phoneText(""),
      address: businessAddress(business),
      siret,
      vatNumber,
      country: business.country,
    },
    booking: null,
    totals: {
      totalCents: said.vats.reduce((sum, { totalCents }) => sum + totalCents, 0),
      vatCents: said.vats.reduce((sum, { vatCents }) => sum + vatCents, 0),
      vatRate: Math.max(0, ...said.vats.map(({ rate }) => rate)),
    },
    ...PLAIN,
    look: await documentLook(tx, language),
    ...said,
  };
}
