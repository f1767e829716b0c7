import { pictures } from "./pictures";
import { servicePage } from "./service-page";

export const premium = servicePage(
  "premium",
  "/services/transport-vtc-vip-et-premium",
  { hero: pictures.premium, inside: pictures.berline },
  {
    fr_FR: {
      kicker: "VTC VIP et premium",
      title: "Transport VTC VIP et premium, tous les jours",
      lead: "Un trajet n’a pas besoin d’une grande occasion pour se passer au calme.",
      insideKicker: "À bord",
      insideTitle: "Ce que change une bonne voiture",
      inside:
        "<p>De la place pour les jambes et pour l’ordinateur. Une suspension qui laisse lire. Des vitres qui retiennent le bruit, et une température réglée avant que vous ne montiez.</p><p>Nous n’avons pas de gamme inférieure : la même berline vient pour une course de dix minutes et pour une journée entière, au même tarif pour tous. Elle emmène trois personnes à l’aise ; le van, sept.</p>",
      detailTitle: "Pour les trajets qui reviennent",
      detail:
        "<p>Le mardi à 6 h 40 pour le train de Paris, le jeudi soir pour le retour : dites-le une fois, nous le notons pour l’année et vous prévenons si quelque chose change.</p><h3>Pour l’entreprise</h3><ul><li>Vos collaborateurs réservent en ligne ou par téléphone, à votre nom</li><li>Chaque facture porte le trajet, l’heure et le nom du passager, avec la TVA détaillée</li><li>Une facture par course ou une par mois, comme votre comptabilité préfère</li></ul><h3>Pour vos clients</h3><p>Nous allons les chercher au train, à l’avion ou à l’hôtel, à leur nom, et nous vous écrivons quand ils sont à bord.</p>",
      questionsTitle: "Avant de monter",
      questions: [
        {
          question: "Quelle voiture viendra ?",
          answer:
            "<p>Notre berline noire ou notre van noir : vous choisissez à la réservation, et c’est cette voiture-là qui vient.</p>",
        },
        {
          question: "Peut-on travailler à bord ?",
          answer:
            "<p>Oui. Il y a de quoi charger un ordinateur et des téléphones, et le chauffeur partage sa connexion si vous le demandez.</p>",
        },
        {
          question: "Est-ce toujours le même chauffeur ?",
          answer:
            "<p>Nous sommes trois. Pour un trajet régulier, nous gardons la même personne autant que possible ; sinon vous connaissez vite les deux autres.</p>",
        },
        {
          question: "Peut-on voyager avec un chien ?",
          answer:
            "<p>Oui, sans supplément. Prévenez-nous dans le message : nous protégeons la banquette et prévoyons de l’eau.</p>",
        },
        {
          question: "Comment règle-t-on ?",
          answer:
            '<p>Par carte, par virement, ou par le lien de paiement que nous vous envoyons. Tout est expliqué sur la page <a href="/tarifs-courses-vtc">Tarifs</a>.</p>',
        },
      ],
      callTitle: "Votre prochain trajet ?",
      call: "Deux minutes en ligne pour une course, un appel pour toutes celles de l’année.",
    },
    en: {
      kicker: "VIP and premium rides",
      title: "VIP and premium rides, every day",
      lead: "A journey needs no great occasion to be a quiet one.",
      insideKicker: "On board",
      insideTitle: "What a good car changes",
      inside:
        "<p>Room for your legs and for the laptop. A ride smooth enough to read by. Glass that keeps the noise out, and a temperature set before you get in.</p><p>There is no lesser class: the same saloon comes for a ten-minute ride and for a whole day, at the same fares for everyone. It takes three people in comfort; the van takes seven.</p>",
      detailTitle: "For the journeys you make again and again",
      detail:
        "<p>Tuesdays at 6.40 for the Paris train, Thursday evenings for the way back: tell us once, we note it for the year and let you know if anything changes.</p><h3>For companies</h3><ul><li>Your people book online or by telephone, in your name</li><li>Each invoice shows the journey, the time and the passenger’s name, with its VAT</li><li>One invoice a ride or one a month, as your accounts department prefers</li></ul><h3>For your clients</h3><p>We collect them from the train, the plane or the hotel, under their own name, and write to you once they are on board.</p>",
      questionsTitle: "Before you get in",
      questions: [
        {
          question: "Which car will come?",
          answer:
            "<p>Our black saloon or our black van: you choose when you book, and that is the one that comes.</p>",
        },
        {
          question: "Can I work on board?",
          answer:
            "<p>Yes. There is power for a laptop and for telephones, and the driver will share a connection if you ask.</p>",
        },
        {
          question: "Is it always the same driver?",
          answer:
            "<p>There are three of us. For a regular journey we keep the same person as far as we can; otherwise you will soon know the other two.</p>",
        },
        {
          question: "May I bring a dog?",
          answer:
            "<p>Yes, at no extra charge. Tell us in the message: we cover the seat and bring some water.</p>",
        },
        {
          question: "How do I pay?",
          answer:
            '<p>By card, by bank transfer, or with the payment link that we send you. It is all explained on the <a href="/tarifs-courses-vtc">Fares</a> page.</p>',
        },
      ],
      callTitle: "Your next journey?",
      call: "Two minutes online for one ride, one call for all those of the year.",
    },
  },
);
