import type { ComponentData } from "@/demonstration/data/site-data";
import { pictures } from "./pictures";
import { tarifsTextes } from "./tarifs-textes";
import { commonJourneys } from "./usual-journeys";

export const tarifs: ComponentData[] = [
  {
    slug: "tarifs-hero",
    type: "HERO",
    conf: {
      fr_FR: {
        kicker: "Tarifs des courses VTC",
        title: "Des tarifs qui tiennent dans un tableau",
        text: "Un forfait pour les courses courtes, un prix au kilomètre pour les autres, un prix à l’heure quand la voiture attend. Tout est fixé avant le départ.",
        image: pictures.tarifs.fr_FR,
        imageMobile: null,
        actions: [{ label: "Calculer mon prix", url: "#calculator" }],
        facts: [],
        size: "PAGE",
      },
      en: {
        kicker: "Fares",
        title: "Fares that fit in one table",
        text: "A flat rate for short rides, a price per kilometre for the others, a price per hour when the car waits. Everything is set before you leave.",
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
        title: "Nos tarifs",
        text: "Péages, stationnement et bagages compris, pour tous les passagers que le véhicule peut prendre.",
        note: "Les majorations se calculent sur le prix de base de la course.",
      },
      en: {
        kicker: "The table",
        title: "Our fares",
        text: "Tolls, parking and luggage included, for as many passengers as the vehicle can take.",
        note: "Supplements are worked out on the basic price of the ride.",
      },
    },
  },
  {
    slug: "tarifs-trajets",
    type: "USUAL_JOURNEYS",
    conf: {
      fr_FR: {
        kicker: "Trajets habituels",
        title: "D’une porte à l’autre",
        text: "Choisissez un trajet : le formulaire s’ouvre déjà rempli.",
        journeys: commonJourneys.fr_FR,
        note: null,
        link: null,
      },
      en: {
        kicker: "Usual journeys",
        title: "From door to door",
        text: "Choose a journey: the form opens already filled in.",
        journeys: commonJourneys.en,
        note: null,
        link: null,
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
        text: "Le prix s’affiche ligne par ligne, pour chaque véhicule. C’est celui que vous paierez.",
        idCalendar: 1,
      },
      en: {
        kicker: "Your price",
        title: "Work out your ride",
        text: "The price appears line by line, for each vehicle. It is the one you will pay.",
        idCalendar: 1,
      },
    },
  },
  {
    slug: "tarifs-explications",
    type: "TEXT",
    conf: {
      fr_FR: {
        kicker: "Le prix",
        title: "Comment il se calcule",
        text: tarifsTextes.fr_FR.price,
      },
      en: { kicker: "The price", title: "How it is worked out", text: tarifsTextes.en.price },
    },
  },
  {
    slug: "tarifs-reglement",
    type: "TEXT",
    conf: {
      fr_FR: {
        kicker: "Le règlement",
        title: "Acompte, solde, changements",
        text: tarifsTextes.fr_FR.payment,
      },
      en: {
        kicker: "Payment",
        title: "Deposit, balance, changes",
        text: tarifsTextes.en.payment,
      },
    },
  },
  {
    slug: "tarifs-questions",
    type: "QUESTIONS",
    conf: {
      fr_FR: {
        kicker: "Questions",
        title: "À propos du prix",
        items: [
          {
            question: "Le prix dépend-il du nombre de passagers ?",
            answer:
              "<p>Non, seulement du véhicule : la berline jusqu’à trois, le van jusqu’à sept.</p>",
          },
          {
            question: "Un embouteillage change-t-il le prix ?",
            answer:
              "<p>Non. Un transfert est au forfait ou à la distance, jamais au temps passé. Si la route se ferme, nous en prenons une autre, au même prix.</p>",
          },
          {
            question: "Puis-je ajouter un arrêt ?",
            answer:
              "<p>Oui, à la réservation : indiquez l’étape et le prix en tient compte. En route, demandez au chauffeur ; il vous dit le supplément avant de tourner.</p>",
          },
          {
            question: "Recevrai-je une facture ?",
            answer:
              "<p>Oui, par e-mail après chaque course, avec la TVA détaillée. Pour une entreprise, indiquez sa raison sociale à la réservation.</p>",
          },
          {
            question: "Faites-vous des devis ?",
            answer:
              '<p>Oui, pour un événement, plusieurs jours ou une série de courses. <a href="/contacter-votre-chauffeur-prive">Écrivez-nous</a> : un devis est valable 30 jours.</p>',
          },
        ],
      },
      en: {
        kicker: "Questions",
        title: "About the price",
        items: [
          {
            question: "Does the price depend on the number of passengers?",
            answer:
              "<p>No, only on the vehicle: the saloon for up to three, the van for up to seven.</p>",
          },
          {
            question: "Does a traffic jam change the price?",
            answer:
              "<p>No. A transfer is priced flat or by distance, never by the time it takes. If the road closes we take another, at the same price.</p>",
          },
          {
            question: "Can I add a stop?",
            answer:
              "<p>Yes, when you book: give the stop, and the price allows for it. On the way, ask the driver, who will tell you the difference before turning off.</p>",
          },
          {
            question: "Will I get an invoice?",
            answer:
              "<p>Yes, by e-mail after each ride, showing the VAT. For a company, give its registered name when you book.</p>",
          },
          {
            question: "Do you give quotes?",
            answer:
              '<p>Yes, for an event, several days or a series of rides. <a href="/contacter-votre-chauffeur-prive">Write to us</a>: a quote is valid for 30 days.</p>',
          },
        ],
      },
    },
  },
  {
    slug: "tarifs-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Le prix vous convient ?",
        text: "Réserver prend deux minutes, acompte compris.",
        actions: [{ label: "Réserver", url: "/reserver" }],
        showPhone: true,
        image: null,
      },
      en: {
        kicker: null,
        title: "Does the price suit you?",
        text: "Booking takes two minutes, the deposit included.",
        actions: [{ label: "Book now", url: "/reserver" }],
        showPhone: true,
        image: null,
      },
    },
  },
];
