import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { ReviewNotice } from "./review-notice";

const WORDS = bilingual({
  fr_FR: { all: "Voir les avis publiés" },
  en: { all: "See the published reviews" },
});

/** Links to the page of all reviews, where the site has one. */
export const reviewLinks = (
  { language }: MailIdentity,
  { links: { all } }: ReviewNotice,
): MailPart[] => (all === null ? [] : [{ kind: "links", links: [[WORDS[language].all, all]] }]);
