import type { Label } from "@/lib/contract/field/field";
import type { MailDefinition, MailGroup } from "./mail-definition";

const aboutEvent = (label: Label, when: Label) =>
  ({ group: "event", label, when, placeholders: ["NAME", "EVENT", "COMPANY", "PHONE"] }) as const;

/** To an address that anybody may have typed: the mail repeats nothing of what was typed. */
const toAnybody = <Group extends MailGroup>(group: Group, label: Label, when: Label) =>
  ({ group, label, when, placeholders: ["COMPANY", "PHONE"] }) as const;

const aboutInvoice = (label: Label, when: Label) =>
  ({
    group: "business",
    label,
    when,
    placeholders: ["INVOICE", "COMPANY", "PHONE"],
    feature: "RIDES",
  }) as const;

/** Mails about neither a booking nor an order. */
export const OTHER_MAILS = {
  "event-registered": aboutEvent(
    { fr: "Place retenue", en: "Place kept" },
    {
      fr: "Quand quelqu’un s’inscrit à un événement.",
      en: "When somebody registers for an event.",
    },
  ),
  "event-waiting": aboutEvent(
    { fr: "Liste d’attente", en: "Waiting list" },
    { fr: "Quand l’événement est complet.", en: "When the event is full." },
  ),
  "event-place-free": aboutEvent(
    { fr: "Place libérée", en: "Place free" },
    {
      fr: "Quand une place se libère pour quelqu’un qui attendait.",
      en: "When a place becomes free for somebody who was waiting.",
    },
  ),
  "event-moved": aboutEvent(
    { fr: "Événement déplacé", en: "Event moved" },
    {
      fr: "Quand la date ou le lieu d’un événement change.",
      en: "When the date or the place of an event changes.",
    },
  ),
  "event-cancelled": aboutEvent(
    { fr: "Inscription annulée", en: "Registration cancelled" },
    { fr: "Quand vous annulez une inscription.", en: "When you cancel a registration." },
  ),
  "message-received": toAnybody(
    "contact",
    { fr: "Message reçu", en: "Message received" },
    { fr: "Quand un visiteur vous écrit.", en: "When a visitor writes to you." },
  ),
  "form-received": {
    group: "contact",
    label: { fr: "Réponse à un formulaire reçue", en: "Answer to a form received" },
    when: {
      fr: "Quand un visiteur remplit un formulaire en donnant son adresse.",
      en: "When a visitor fills in a form and gives their address.",
    },
    placeholders: ["FORM", "COMPANY", "PHONE"],
  },
  "newsletter-confirm": toAnybody(
    "contact",
    { fr: "Abonnement à confirmer", en: "Subscription to confirm" },
    {
      fr: "Quand un visiteur s’abonne à la lettre d’information.",
      en: "When a visitor subscribes to the newsletter.",
    },
  ),
  "account-registration": toAnybody(
    "account",
    { fr: "Inscription à confirmer", en: "Registration to confirm" },
    { fr: "Quand un client crée un compte.", en: "When a customer makes an account." },
  ),
  "account-password-reset": toAnybody(
    "account",
    { fr: "Mot de passe oublié", en: "Forgotten password" },
    {
      fr: "Quand un nouveau mot de passe est demandé.",
      en: "When a new password is asked for.",
    },
  ),
  "account-silent": toAnybody(
    "account",
    { fr: "Compte inutilisé", en: "Account not used" },
    {
      fr: "Avant qu’un compte inutilisé soit supprimé.",
      en: "Before an account that is not used is deleted.",
    },
  ),
  "business-invoice": aboutInvoice(
    { fr: "Facture du mois", en: "Monthly invoice" },
    { fr: "Quand vous facturez le mois.", en: "When you invoice the month." },
  ),
  "business-credit": aboutInvoice(
    { fr: "Avoir", en: "Credit note" },
    { fr: "Quand vous émettez un avoir.", en: "When you issue a credit note." },
  ),
  "business-reminder": aboutInvoice(
    { fr: "Rappel de facture", en: "Invoice reminder" },
    { fr: "Quand vous relancez une entreprise.", en: "When you remind a company." },
  ),
} as const satisfies Record<string, MailDefinition>;
