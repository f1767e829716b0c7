import type { ComponentData } from "@/demonstration/data/site-data";
import type { StoredConfOf } from "@/lib/contract/component";
import { bookingLink } from "./booking-link";
import { escapadesWords } from "./escapades-words";
import { pictures } from "./pictures";
import { serviceClosing } from "./service-closing";

const opening = (code: "fr_FR" | "en"): StoredConfOf<"HERO"> => {
  const { kicker, title, lead, book, write } = escapadesWords[code];
  return {
    kicker,
    title,
    text: lead,
    image: pictures.escapades[code],
    imageMobile: null,
    actions: [
      { label: book, url: bookingLink({ kind: "HIRE", hours: 8 }) },
      { label: write, url: "/contacter-votre-chauffeur-prive" },
    ],
    facts: [],
    size: "PAGE",
    lowestPrice: "HIRE",
  };
};

/** Blocks that the touring page holds around its own HTML. */
export const escapades: ComponentData[] = [
  {
    slug: "escapades-hero",
    type: "HERO",
    conf: {
      fr_FR: opening("fr_FR"),
      en: opening("en"),
    },
  },
  {
    slug: "escapades-galerie",
    type: "GALLERY",
    conf: {
      fr_FR: {
        kicker: "Nos routes",
        title: "De la plage à la ville, le soir",
        items: pictures.galerie.map((picture) => ({ ...picture.fr_FR, video: null })),
      },
      en: {
        kicker: "Our roads",
        title: "From the beach to the city, at dusk",
        items: pictures.galerie.map((picture) => ({ ...picture.en, video: null })),
      },
    },
  },
  ...serviceClosing("escapades", "/services/chauffeur-prive-pour-les-escapades-touristiques", {
    fr_FR: {
      questionsTitle: "Avant de partir",
      questions: [
        {
          question: "Peut-on composer sa propre journée ?",
          answer:
            "<p>C’est même ce que nous préférons. Dites-nous ce que vous aimez, et ce que vous n’aimez pas ; nous vous proposons un ordre et des horaires qui tiennent.</p>",
        },
        {
          question: "Réservez-vous les visites et les tables ?",
          answer:
            "<p>Nous conseillons, et nous appelons pour vous si vous le souhaitez. Vous réglez sur place : nous ne touchons rien des adresses que nous recommandons.</p>",
        },
        {
          question: "Le chauffeur nous accompagne-t-il dans les visites ?",
          answer:
            "<p>Il vous dépose, vous attend et vous reprend où vous voulez. Il n’est pas guide ; nous en connaissons de bons, en français et en anglais.</p>",
        },
        {
          question: "Avec des enfants, est-ce raisonnable ?",
          answer:
            "<p>Oui, en deux étapes plutôt que quatre. Les sièges sont posés avant le départ, et la plage est rarement loin.</p>",
        },
        {
          question: "Et si le temps se gâte ?",
          answer:
            "<p>L’itinéraire change, pas la journée : un musée, un château, une cave. Pour changer de date, prévenez-nous au plus tard 24 heures avant le départ.</p>",
        },
      ],
      callTitle: "Une journée ailleurs ?",
      call: "Réservez des heures en ligne, ou racontez-nous la journée que vous avez en tête.",
      booking: { kind: "HIRE", hours: 8 },
    },
    en: {
      questionsTitle: "Before you set off",
      questions: [
        {
          question: "May we put together our own day?",
          answer:
            "<p>We like that best. Tell us what you enjoy, and what you do not; we suggest an order and times that hold.</p>",
        },
        {
          question: "Do you book visits and tables?",
          answer:
            "<p>We give advice, and call for you if you wish. You pay on the spot: we take nothing from the places we recommend.</p>",
        },
        {
          question: "Does the driver come on the visits?",
          answer:
            "<p>They drop you, wait, and pick you up where you like. They are not guides; we know some good ones, in French and in English.</p>",
        },
        {
          question: "Is it reasonable with children?",
          answer:
            "<p>Yes, with two stops rather than four. The seats are fitted before we leave, and the beach is rarely far.</p>",
        },
        {
          question: "What if the weather turns?",
          answer:
            "<p>The route changes, not the day: a museum, a castle, a cellar. To change the date, let us know at least 24 hours before the start.</p>",
        },
      ],
      callTitle: "A day somewhere else?",
      call: "Book hours online, or tell us about the day you have in mind.",
      booking: { kind: "HIRE", hours: 8 },
    },
  }),
];
