import type { LanguageCode } from "@/lib/contract/locale";
import type { Outcome, OutcomeWhy } from "@/lib/rules/booking/cancellation";
import { eurosIn } from "@/lib/rules/money/euros-in";
import { bilingual } from "@/platform/mail/bilingual";

const WORDS = bilingual<Record<OutcomeWhy, (back: string, kept: string) => string>>({
  fr_FR: {
    NOTHING_OWED: () =>
      "Vous n’avez rien payé : il n’y a rien à vous rendre, et vous ne devez rien.",
    NOT_YET_CONFIRMED: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que nous n’avions pas encore confirmé la course.`,
    DEPOSIT_KEPT: (back, kept) =>
      `Vous récupérez ${back}, parce que l’acompte de ${kept} nous reste acquis une fois la course confirmée.`,
    WITHDRAWN: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que vous êtes dans le délai de rétractation.`,
    WITHDRAWN_PARTLY_PERFORMED: (back, kept) =>
      `Vous récupérez ${back}, parce que la course a commencé : ${kept} correspondent à la part déjà faite.`,
    SELLER_ENDED: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que nous mettons fin à la commande.`,
    SELLER_LATE: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que nous étions en retard.`,
    FORCE_MAJEURE: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce qu’un cas de force majeure empêche la course.`,
  },
  en: {
    NOTHING_OWED: () =>
      "You have paid nothing: there is nothing to give back, and you owe nothing.",
    NOT_YET_CONFIRMED: (back) =>
      `You get back ${back}, all that you have paid, because we had not confirmed the ride yet.`,
    DEPOSIT_KEPT: (back, kept) =>
      `You get back ${back}, because the deposit of ${kept} stays with us once the ride is confirmed.`,
    WITHDRAWN: (back) =>
      `You get back ${back}, all that you have paid, because you are within the withdrawal period.`,
    WITHDRAWN_PARTLY_PERFORMED: (back, kept) =>
      `You get back ${back}, because the ride has begun: ${kept} is for the part already made.`,
    SELLER_ENDED: (back) =>
      `You get back ${back}, all that you have paid, because we are ending the order.`,
    SELLER_LATE: (back) => `You get back ${back}, all that you have paid, because we were late.`,
    FORCE_MAJEURE: (back) =>
      `You get back ${back}, all that you have paid, because force majeure prevents the ride.`,
  },
});

export function describeOutcome(
  { refundCents, keptCents, why }: Outcome,
  language: LanguageCode,
): string {
  return WORDS[language][why](eurosIn(language, refundCents), eurosIn(language, keptCents));
}
