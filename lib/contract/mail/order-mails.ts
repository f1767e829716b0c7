import type { Label } from "@/lib/contract/field/field";
import type { MailDefinition } from "./mail-definition";

const placeholders = ["FIRSTNAME", "LASTNAME", "REFERENCE", "COMPANY", "PHONE"] as const;

const aboutOrder = (label: Label, when: Label) =>
  ({ group: "order", label, when, placeholders, feature: "SHOP" }) as const;

/** To an address that anybody may have typed: no name of a customer is known. */
const aboutWine = (label: Label, when: Label) =>
  ({ ...aboutOrder(label, when), placeholders: ["WINE", "COMPANY", "PHONE"] }) as const;

/** Mails about an order, in the order in which a customer gets them. */
export const ORDER_MAILS = {
  "order-received": aboutOrder(
    { fr: "Commande enregistrée", en: "Order received" },
    { fr: "Dès qu’un client commande.", en: "As soon as a customer orders." },
  ),
  "order-pay-link": aboutOrder(
    { fr: "Lien de paiement", en: "Payment link" },
    { fr: "Quand un lien pour payer est demandé.", en: "When a link to pay is asked for." },
  ),
  "order-paid": aboutOrder(
    { fr: "Paiement reçu", en: "Payment received" },
    { fr: "Quand la commande est payée.", en: "When the order is paid." },
  ),
  "order-ready": aboutOrder(
    { fr: "Commande prête", en: "Order ready" },
    {
      fr: "Quand la commande attend son retrait.",
      en: "When the order waits to be collected.",
    },
  ),
  "order-shipped": aboutOrder(
    { fr: "Colis parti", en: "Parcel on its way" },
    { fr: "Quand le colis est expédié.", en: "When the parcel is sent." },
  ),
  "order-delivered": aboutOrder(
    { fr: "Commande livrée", en: "Order delivered" },
    { fr: "Quand le client a reçu sa commande.", en: "When the customer has the order." },
  ),
  "order-review-asked": aboutOrder(
    { fr: "Demande d’avis", en: "Review request" },
    { fr: "Quelques jours après la livraison.", en: "A few days after the delivery." },
  ),
  "order-payment-reminder": aboutOrder(
    { fr: "Rappel de paiement", en: "Payment reminder" },
    { fr: "Quand vous relancez un client.", en: "When you remind a customer." },
  ),
  "order-cancelled": aboutOrder(
    { fr: "Commande annulée", en: "Order cancelled" },
    {
      fr: "Quand la commande est annulée, par vous ou par le client.",
      en: "When the order is cancelled, by you or by the customer.",
    },
  ),
  "order-expired": aboutOrder(
    { fr: "Commande non payée", en: "Order not paid" },
    { fr: "Quand le délai pour payer est passé.", en: "When the time to pay is over." },
  ),
  "order-withdrawn": aboutOrder(
    { fr: "Rétractation", en: "Withdrawal" },
    { fr: "Quand un client renonce à sa commande.", en: "When a customer withdraws." },
  ),
  "order-returned": aboutOrder(
    { fr: "Retour reçu", en: "Return received" },
    { fr: "Quand les bouteilles sont revenues.", en: "When the bottles are back." },
  ),
  "order-goods-returned": aboutOrder(
    { fr: "Articles revenus", en: "Goods returned" },
    {
      fr: "Quand vous enregistrez des articles revenus.",
      en: "When you record goods that came back.",
    },
  ),
  "order-parcel-lost": aboutOrder(
    { fr: "Colis perdu", en: "Parcel lost" },
    { fr: "Quand un colis n’est pas arrivé.", en: "When a parcel has not arrived." },
  ),
  "order-stock-lost": aboutOrder(
    { fr: "Paiement arrivé trop tard", en: "Payment too late" },
    {
      fr: "Quand les bouteilles sont vendues au moment du paiement.",
      en: "When the bottles are sold by the time the payment comes.",
    },
  ),
  "order-surplus-refunded": aboutOrder(
    { fr: "Trop-perçu rendu", en: "Overpayment refunded" },
    { fr: "Quand un client a trop payé.", en: "When a customer has paid too much." },
  ),
  "order-given-back": aboutOrder(
    { fr: "Remboursement", en: "Refund" },
    { fr: "Quand vous remboursez un client.", en: "When you refund a customer." },
  ),
  "order-link": aboutOrder(
    { fr: "Lien perdu, renvoyé", en: "Lost link, sent again" },
    {
      fr: "Quand un client redemande le lien de sa commande.",
      en: "When a customer asks for the link to their order again.",
    },
  ),
  "order-review-published": aboutOrder(
    { fr: "Avis publié", en: "Review published" },
    { fr: "Quand vous publiez un avis.", en: "When you publish a review." },
  ),
  "order-review-refused": aboutOrder(
    { fr: "Avis non publié", en: "Review not published" },
    { fr: "Quand vous refusez un avis.", en: "When you refuse a review." },
  ),
  "order-review-answered": aboutOrder(
    { fr: "Réponse à un avis", en: "Answer to a review" },
    { fr: "Quand vous répondez à un avis.", en: "When you answer a review." },
  ),
  "restock-asked": aboutWine(
    { fr: "Attente d’un vin", en: "Waiting for a wine" },
    {
      fr: "Quand quelqu’un veut être prévenu du retour d’un vin.",
      en: "When somebody asks to be told that a wine is back.",
    },
  ),
  "restock-came": aboutWine(
    { fr: "Vin de nouveau en vente", en: "Wine back on sale" },
    { fr: "Quand ce vin est de nouveau là.", en: "When that wine is back." },
  ),
} as const satisfies Record<string, MailDefinition>;
