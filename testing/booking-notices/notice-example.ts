import type { BookingPage } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import type { BookingNotice } from "@/platform/booking/mails/booking-notice";
import { noticeLinks } from "@/platform/purchase/notice/notice-links";
import { termsFilename } from "@/platform/purchase/terms/terms-file";
import type { MailIdentity } from "@/platform/site/company-identity";
import { NO_WORDING } from "@/platform/site/mail-wordings";
import { aDocument } from "@/testing/document-example";
import { someTerms } from "@/testing/terms-example";

const SITE_URL = "https://www.chauffeur-prive.example";

export const anIdentity = (language: LanguageCode): MailIdentity & { email: string } => ({
  language,
  companyName: "Chauffeur Nantais",
  email: "contact@chauffeur-prive.example",
  phone: "+33 2 40 00 00 00",
  siteUrl: SITE_URL,
  reviewUrl: "https://avis.example/chauffeur-nantais",
  colours: { header: "#121212", onHeader: "#FFFFFF", accent: "#D4AF37", onAccent: "#000000" },
  wordingOf: () => NO_WORDING,
});

export function aNotice(
  language: LanguageCode,
  page: BookingPage,
  documents: number,
): BookingNotice {
  const paper = aDocument({ kind: "INVOICE" });
  const isPaid = page.total <= page.paid - page.refunded || page.status === "CANCELLED";
  return {
    of: "booking",
    page,
    sequence: 3,
    links: noticeLinks(
      SITE_URL,
      "booking",
      {
        reference: page.reference,
        language,
        key: "T2VuX3Jlc2VydmF0aW9uX2ltcHJlX2tl",
        companyKey: "ZGVfbGFfcGFydF9kZV9sYV9zb2Np",
      },
      {
        pay: isPaid
          ? null
          : {
              code: "cGFpZW1lbnRfZGVfbGFfcmVzZXJ2",
              expiresAt: new Date("2026-11-22T10:00:00+01:00"),
            },
        contact: `${SITE_URL}/write-to-us?reference=${page.reference}`,
      },
    ),
    series: [1, 2].map((id) => ({
      id,
      reference: `${page.reference}${id}`,
      startAt: page.startAt,
      total: page.total,
      page: `${SITE_URL}/booking/${page.reference}${id}?key=T2VuX3Jlc2VydmF0aW9u`,
    })),
    proof: page.vehicle ? aDocument({ kind: "PROOF" }) : null,
    terms: {
      filename: termsFilename[language],
      contentType: "application/pdf",
      paper: someTerms({ language }),
    },
    documents: Array.from({ length: documents }, () => ({
      filename: `${paper.number}.pdf`,
      data: paper,
    })),
    phone: "+33639980102",
    company: null,
  };
}
