import type { ComponentData } from "@/demonstration/data/site-data";
import { pictures } from "./pictures";

export const contact: ComponentData[] = [
  {
    slug: "contact-formulaire",
    type: "CONTACT_FORM",
    conf: {
      fr_FR: {
        kicker: "Contact",
        title: "Contactez votre chauffeur privé",
        text: "Une question, un devis, une demande qui sort de l’ordinaire : l’un de nous trois vous lit, et vous répond.",
      },
      en: {
        kicker: "Contact",
        title: "Contact your private chauffeur",
        text: "A question, a quote, a request out of the ordinary: one of the three of us reads it, and answers.",
      },
    },
  },
  {
    slug: "contact-horaires",
    type: "OPENING_HOURS",
    conf: {
      fr_FR: {
        kicker: "Horaires",
        title: "Le téléphone ne dort pas",
        note: "L’un de nous décroche à toute heure. Les e-mails reçoivent une réponse dans la journée, le plus souvent entre deux courses.",
      },
      en: {
        kicker: "Hours",
        title: "The telephone does not sleep",
        note: "One of us picks up at any hour. E-mails are answered within the day, most often between two rides.",
      },
    },
  },
  {
    slug: "contact-chauffeuse",
    type: "IMAGE_TEXT",
    conf: {
      fr_FR: {
        kicker: "Au volant",
        title: "Mathilde Kerdreux, chauffeuse depuis 2014",
        text: "<p>J’ai commencé en 2014, avec une seule voiture et beaucoup de vols du matin. J’y ai appris l’essentiel du métier : partir tôt, vérifier deux fois, ne faire courir personne.</p><p>Yann et Gwenn m’ont rejointe depuis, le van aussi. Nous restons trois, et c’est un choix : la personne qui vous répond au téléphone connaît votre course, et souvent c’est elle qui la conduira.</p>",
        image: pictures.chauffeur.fr_FR,
        imageSide: "RIGHT",
        actions: [],
      },
      en: {
        kicker: "At the wheel",
        title: "Mathilde Kerdreux, chauffeur since 2014",
        text: "<p>I began in 2014, with one car and a great many morning flights. They taught me most of the trade: leave early, check twice, never make anyone run.</p><p>Yann and Gwenn have joined me since, and so has the van. There are still only three of us, by choice: whoever answers the telephone knows your ride, and will often be the one who drives it.</p>",
        image: pictures.chauffeur.en,
        imageSide: "RIGHT",
        actions: [],
      },
    },
  },
  {
    slug: "contact-plan",
    type: "MAP_LINK",
    conf: {
      fr_FR: {
        kicker: "Adresse",
        title: "Sur les quais, à Nantes",
        text: "Le bureau se visite sur rendez-vous : le reste du temps, nous sommes sur la route.",
        image: pictures.contact.fr_FR,
      },
      en: {
        kicker: "Address",
        title: "On the quays, in Nantes",
        text: "The office may be visited by appointment: the rest of the time, we are on the road.",
        image: pictures.contact.en,
      },
    },
  },
  {
    slug: "contact-questions",
    type: "QUESTIONS",
    conf: {
      fr_FR: {
        kicker: "Questions",
        title: "Avant de nous écrire",
        items: [
          {
            question: "J’ai besoin d’une voiture tout de suite, que faire ?",
            answer:
              "<p>Appelez. En ligne, une course se réserve au moins deux heures à l’avance ; au téléphone, nous vous disons aussitôt si une voiture est libre.</p>",
          },
          {
            question: "J’ai oublié quelque chose à bord",
            answer:
              "<p>Appelez ou écrivez en donnant l’heure de la course. La voiture est vérifiée après chaque passager : nous gardons ce que nous trouvons et convenons avec vous d’un retour.</p>",
          },
          {
            question: "Que faut-il indiquer pour un devis ?",
            answer:
              '<p>Les lieux, la date, l’heure, le nombre de passagers et de valises. Nous répondons dans la journée ; le devis est valable 30 jours.</p><p>Pour un mariage, un séminaire ou une fête, <a href="/contacter-votre-chauffeur-prive/devis-evenement">dites-nous le jour et combien vous êtes</a>.</p>',
          },
          {
            question: "Comment modifier une réservation ?",
            answer:
              "<p>En ligne, jusqu’à 24 heures avant le départ : ouvrez votre réservation par le lien de votre e-mail de confirmation, ou depuis votre espace, et choisissez « Modifier ma course ». Le nouveau prix s’affiche avant que vous ne validiez. Vous n’avez plus le lien ? Écrivez-nous ou appelez-nous avec la référence de la course.</p>",
          },
        ],
      },
      en: {
        kicker: "Questions",
        title: "Before you write",
        items: [
          {
            question: "I need a car right away: what should I do?",
            answer:
              "<p>Call. Online, a ride is booked at least two hours ahead; by telephone we can tell you at once whether a car is free.</p>",
          },
          {
            question: "I have left something on board",
            answer:
              "<p>Call or write with the time of your ride. The car is checked after every passenger: we keep what we find, and arrange with you to return it.</p>",
          },
          {
            question: "What do you need for a quote?",
            answer:
              '<p>The places, the date, the time, the number of passengers and of cases. We answer within the day; the quote is valid for 30 days.</p><p>For a wedding, a company event or a party, <a href="/contacter-votre-chauffeur-prive/quote-for-an-event">tell us the day and how many you are</a>.</p>',
          },
          {
            question: "How do I change a booking?",
            answer:
              "<p>Online, up to 24 hours before the start: open your booking by the link in your confirmation e-mail, or from your space, and choose “Change my ride”. The new price is shown before you confirm. Lost the link? Write or call with the reference of the ride.</p>",
          },
        ],
      },
    },
  },
];
