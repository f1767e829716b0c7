import { eurosFromCents } from "@/lib/rules/money/cents";
import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import type { BookingNotice, BookingNoticeDetails } from "./booking-notice";
import { cancelReasonLabels } from "./cancel-reason-labels";
import { keptEuros } from "./price-parts";

const WORDS = frenchOnly({
  reason: "Motif",
  refund: "À rembourser",
  kept: "Conservé",
  refundHow:
    "Un paiement par carte est remboursé automatiquement ; une somme reçue par virement ou sur place se rend à la main.",
});

/** Tells why it ended, and the sum that goes back. */
export function companyEndParts(
  { page }: BookingNotice,
  { amountCents = 0 }: BookingNoticeDetails,
): MailPart[] {
  const { euros } = mailFigures("fr_FR");
  const refund = amountCents > 0 ? euros(eurosFromCents(amountCents)) : null;
  const keptAmount = keptEuros(page);
  return [
    {
      kind: "rows",
      rows: rowsOf([
        [WORDS.reason, page.cancelReason && cancelReasonLabels.fr_FR[page.cancelReason]],
        [WORDS.refund, refund],
        [WORDS.kept, keptAmount > 0 ? euros(keptAmount) : null],
      ]),
    },
    ...(refund ? [{ kind: "text", text: WORDS.refundHow } satisfies MailPart] : []),
  ];
}
