import { REVIEW_REFUSALS } from "@/lib/contract/review-refusal";
import { defineResource } from "./definition";

const REFUSALS = Object.fromEntries(
  Object.entries(REVIEW_REFUSALS).map(([reason, label]) => [reason, { label }]),
);

export const reviewResource = defineResource({
  name: "review",
  label: { one: { fr: "Avis", en: "Review" }, many: { fr: "Avis", en: "Reviews" } },
  fields: {
    author: { kind: "LINE", label: { fr: "De", en: "From" } },
    rating: { kind: "NUMBER", label: { fr: "Étoiles", en: "Stars" }, isListed: true },
    text: { kind: "TEXT", label: { fr: "Avis", en: "Review" } },
    writtenAt: { kind: "INSTANT", label: { fr: "Écrit le", en: "Written on" }, isListed: true },
    state: {
      kind: "CHOICE",
      label: { fr: "État", en: "Status" },
      isListed: true,
      options: {
        WAITING: { label: { fr: "À lire", en: "To read" }, tone: "WAITING" },
        PUBLISHED: { label: { fr: "Publié", en: "Published" }, tone: "GOOD" },
        REFUSED: { label: { fr: "Refusé", en: "Refused" }, tone: "QUIET" },
      },
    },
    purchase: {
      kind: "CHOICE",
      label: { fr: "Achat", en: "Purchase" },
      options: {
        BOOKING: { label: { fr: "Course", en: "Ride" } },
        ORDER: { label: { fr: "Commande", en: "Order" } },
      },
    },
    reference: { kind: "LINE", label: { fr: "Pour", en: "For" } },
    experiencedOn: { kind: "DATE", label: { fr: "Vécu le", en: "Experienced on" } },
    language: {
      kind: "CHOICE",
      label: { fr: "Langue", en: "Language" },
      options: {
        fr_FR: { label: { fr: "Français", en: "French" } },
        en: { label: { fr: "Anglais", en: "English" } },
      },
    },
    /** Day on which a waiting review is published by itself. */
    dueAt: {
      kind: "INSTANT",
      label: { fr: "Publié d’office le", en: "Published by itself on" },
      isOptional: true,
    },
    publishedAt: {
      kind: "INSTANT",
      label: { fr: "Publié le", en: "Published on" },
      isOptional: true,
      isListed: true,
    },
    refusal: {
      kind: "CHOICE",
      label: { fr: "Motif du refus", en: "Reason of the refusal" },
      isOptional: true,
      options: REFUSALS,
    },
    answer: { kind: "TEXT", label: { fr: "Réponse", en: "Answer" }, isOptional: true },
    answeredAt: {
      kind: "INSTANT",
      label: { fr: "Répondu le", en: "Answered on" },
      isOptional: true,
    },
    /** Version number, which tells a reader that the review has changed. */
    revision: { kind: "NUMBER", label: { fr: "Version", en: "Version" } },
  },
  subsets: {
    WAITING: { fr: "À lire", en: "To read" },
    UNANSWERED: { fr: "Sans réponse", en: "Not answered" },
  },
  columns: ["author", "rating", "text", "writtenAt", "state"],
  whenEmpty: {
    fr: "Ce que les clients pensent d’une course ou d’une commande arrive ici.",
    en: "What customers think of a ride or an order comes in here.",
  },
  orderBy: "-writtenAt",
  can: { read: "review:read" },
});
