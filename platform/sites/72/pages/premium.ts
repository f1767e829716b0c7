import { pictures } from "../pictures";
import { servicePage } from "./service-page";

/** VIP and premium rides. */
export const premium = servicePage(
  "premium",
  "/services/transport-vtc-vip-et-premium",
  pictures.premium,
  {
    fr_FR: {
      kicker: "VTC VIP et premium",
      title: "Le confort d’une grande berline, tous les jours",
      lead: "Un trajet n’a pas besoin d’une occasion pour être agréable.",
      approachTitle: "Ce que change une bonne voiture",
      approach:
        "<p>De la place pour les jambes et pour l’ordinateur. Une suspension qui laisse lire. Une vitre qui isole du bruit, et une température réglée avant votre arrivée.</p><p>C’est le même tarif pour tous : nous n’avons pas de gamme inférieure. La berline emmène trois personnes à l’aise ; le van, sept.</p>",
      detailTitle: "Pour l’entreprise",
      detail:
        "<p>Vos collaborateurs réservent en ligne, vous recevez une facture par course ou une par mois. Chaque facture porte le trajet, l’heure et le nom du passager.</p><p>Un client à recevoir ? Nous allons le chercher au train, à l’avion ou à l’hôtel, et nous savons attendre sans regarder l’heure.</p>",
      questions: [
        {
          question: "Quelle voiture viendra ?",
          answer:
            "<p>Une berline noire de moins de trois ans, ou un van noir du même âge. Vous choisissez à la réservation.</p>",
        },
        {
          question: "Y a-t-il une prise et du wifi ?",
          answer: "<p>Des prises à chaque place et une connexion 5G partagée, oui.</p>",
        },
        {
          question: "Peut-on voyager avec un chien ?",
          answer: "<p>Oui, prévenez-nous simplement : nous protégeons la banquette.</p>",
        },
        {
          question: "Comment régler ?",
          answer:
            "<p>Par carte, par virement ou par lien de paiement. En espèces dans la limite de la loi.</p>",
        },
      ],
      callTitle: "Votre prochain trajet ?",
    },
    en: {
      kicker: "VIP and premium rides",
      title: "The comfort of a large saloon, every day",
      lead: "A journey needs no occasion to be a pleasant one.",
      approachTitle: "What a good car changes",
      approach:
        "<p>Room for your legs and for the laptop. A ride smooth enough to read. Glass that keeps the noise out, and a temperature set before you arrive.</p><p>The fare is the same for everyone: we have no lower class. The saloon takes three people in comfort; the van, seven.</p>",
      detailTitle: "For companies",
      detail:
        "<p>Your people book online; you receive an invoice per ride or one a month. Each shows the journey, the time and the passenger’s name.</p><p>A client to welcome? We collect them from the train, the plane or the hotel, and we know how to wait without looking at the clock.</p>",
      questions: [
        {
          question: "Which car will come?",
          answer:
            "<p>A black saloon under three years old, or a black van of the same age. You choose when you book.</p>",
        },
        {
          question: "Are there sockets and wifi?",
          answer: "<p>Sockets at every seat and a shared 5G connection, yes.</p>",
        },
        {
          question: "May I bring a dog?",
          answer: "<p>Yes, just let us know: we cover the seat.</p>",
        },
        {
          question: "How do I pay?",
          answer:
            "<p>By card, by bank transfer or by payment link. In cash within the legal limit.</p>",
        },
      ],
      callTitle: "Your next journey?",
    },
  },
);
