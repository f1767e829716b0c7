import { bilingual } from "@/platform/mail/bilingual";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `votre commande ${reference} est partie`,
    title: "Votre colis est parti",
    text: "Votre colis a quitté la cave. La personne qui le reçoit doit être majeure : une pièce d’identité peut lui être demandée.",
    damage:
      "Ouvrez le colis devant le livreur si vous le pouvez, et notez sur le bon de livraison ce qui manque ou ce qui est cassé. La casse en route est pour nous : écrivez-nous.",
    track: "Suivre le colis",
  },
  en: {
    subject: (reference) => `your order ${reference} is on its way`,
    title: "Your parcel is on its way",
    text: "Your parcel has left the cellar. Whoever receives it must be of age, and may be asked for proof of identity.",
    damage:
      "Open the parcel in front of the courier if you can, and note on the delivery slip what is missing or broken. Breakage on the way is ours to bear: write to us.",
    track: "Track the parcel",
  },
});

/** Tells that the parcel has left, and how to follow it. */
export const orderShippedMail: OrderMail = (identity, notice) => {
  const words = WORDS[identity.language];
  const url = notice.page.tracking?.url;
  return orderMail(identity, notice, {
    name: "shipped",
    words,
    parts: [
      { kind: "text", text: words.text },
      ...(url ? [{ kind: "button", label: words.track, url } as const] : []),
      { kind: "text", text: words.damage },
    ],
  });
};
