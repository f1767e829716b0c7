import type { ComponentData } from "@/platform/sites/site-data";
import { pictures } from "../pictures";

/** The blocks of the fares page. */
export const tarifs: ComponentData[] = [
  {
    slug: "tarifs-hero",
    type: "HERO",
    conf: {
      fr_FR: {
        kicker: "Tarifs",
        title: "Des tarifs que l’on peut lire",
        text: "Un forfait pour les courtes distances, un prix au kilomètre au-delà, un prix à l’heure pour la mise à disposition. Le prix est fixé avant le départ.",
        image: pictures.tarifs.fr_FR,
        imageMobile: null,
        actions: [{ label: "Calculer mon prix", url: "#calculator" }],
        facts: [],
        size: "PAGE",
      },
      en: {
        kicker: "Fares",
        title: "Fares that one can read",
        text: "A flat rate for short distances, a price per kilometre beyond, a price per hour for hire with driver. The price is set before you leave.",
        image: pictures.tarifs.en,
        imageMobile: null,
        actions: [{ label: "Work out my price", url: "#calculator" }],
        facts: [],
        size: "PAGE",
      },
    },
  },
  {
    slug: "tarifs-grille",
    type: "FARE_TABLE",
    conf: {
      fr_FR: {
        kicker: "La grille",
        title: "Nos tarifs, tout compris",
        text: "Péages, prise en charge et attente de courtoisie compris.",
        note: "Les majorations se calculent sur le prix de la course. Un dimanche férié compte comme un jour férié.",
      },
      en: {
        kicker: "The grid",
        title: "Our fares, all included",
        text: "Tolls, pickup and courtesy waiting included.",
        note: "Supplements are worked out on the price of the ride. A Sunday that is a public holiday counts as the holiday.",
      },
    },
  },
  {
    slug: "tarifs-calculateur",
    type: "FARE_CALCULATOR",
    conf: {
      fr_FR: {
        kicker: "Votre prix",
        title: "Calculez votre course",
        text: "Le prix s’affiche ligne par ligne, pour chaque véhicule.",
        idCalendar: 1,
      },
      en: {
        kicker: "Your price",
        title: "Work out your ride",
        text: "The price appears line by line, for each vehicle.",
        idCalendar: 1,
      },
    },
  },
  {
    slug: "tarifs-reglement",
    type: "TEXT",
    conf: {
      fr_FR: {
        kicker: "Le règlement",
        title: "Acompte, solde, changements",
        text: "<h3>L’acompte</h3><p>Il confirme la course : 20 € pour une commande de moins de 300 € TTC, 30 % du prix à partir de 300 €. C’est un acompte, pas des arrhes : il engage l’un et l’autre. À moins de 48 heures du départ, le paiement complet peut être demandé.</p><h3>Le solde</h3><p>Il se règle le jour de la course, par carte, par virement anticipé ou par lien de paiement, valable 48 heures. Les espèces sont acceptées dans la limite de la loi.</p><h3>Les changements</h3><p>Vous pouvez modifier la course jusqu’à 24 heures avant le départ, selon nos disponibilités ; le prix est recalculé.</p><h3>L’attente</h3><p>Une heure offerte après l’atterrissage d’un vol, trente minutes après l’arrivée d’un train.</p>",
      },
      en: {
        kicker: "Payment",
        title: "Deposit, balance, changes",
        text: "<h3>The deposit</h3><p>It confirms the ride: €20 for an order under €300 including VAT, 30% of the price from €300. It is a deposit that binds both sides, not a forfeit. Less than 48 hours before the start, full payment may be asked.</p><h3>The balance</h3><p>It is paid on the day, by card, by bank transfer in advance or by payment link, valid for 48 hours. Cash is accepted within the legal limit.</p><h3>Changes</h3><p>You may change the ride up to 24 hours before the start, as far as we are free; the price is worked out again.</p><h3>Waiting</h3><p>One free hour after a flight lands, thirty minutes after a train arrives.</p>",
      },
    },
  },
  {
    slug: "tarifs-questions",
    type: "QUESTIONS",
    conf: {
      fr_FR: {
        kicker: "Questions",
        title: "Sur le prix",
        items: [
          {
            question: "Le prix dépend-il du nombre de passagers ?",
            answer: "<p>Non, du véhicule : la berline pour trois, le van pour sept.</p>",
          },
          {
            question: "Comment la distance est-elle calculée ?",
            answer:
              "<p>Par la route, du lieu de prise en charge à la destination, étapes comprises. Le trajet à vide est pour nous.</p>",
          },
          {
            question: "Recevrai-je une facture ?",
            answer: "<p>Oui, après chaque course, par e-mail, avec la TVA détaillée.</p>",
          },
          {
            question: "Faites-vous des devis ?",
            answer:
              "<p>Oui, pour un événement ou une série de courses. Un devis est valable 30 jours.</p>",
          },
        ],
      },
      en: {
        kicker: "Questions",
        title: "About the price",
        items: [
          {
            question: "Does the price depend on the number of passengers?",
            answer: "<p>No, on the vehicle: the saloon for three, the van for seven.</p>",
          },
          {
            question: "How is the distance worked out?",
            answer:
              "<p>By road, from pickup to destination, stops included. The empty way is on us.</p>",
          },
          {
            question: "Will I get an invoice?",
            answer: "<p>Yes, after each ride, by e-mail, with its VAT.</p>",
          },
          {
            question: "Do you give quotes?",
            answer: "<p>Yes, for an event or a series of rides. A quote is valid for 30 days.</p>",
          },
        ],
      },
    },
  },
];
