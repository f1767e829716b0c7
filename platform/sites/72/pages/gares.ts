import { pictures } from "../pictures";
import { servicePage } from "./service-page";

/** Transfers to and from the stations. */
export const gares = servicePage(
  "gares",
  "/services/vtc-gares-des-pays-de-la-loire",
  pictures.gares,
  {
    fr_FR: {
      kicker: "Gares des Pays de la Loire",
      title: "VTC en gare : du quai à la porte",
      lead: "Nantes, Angers, Le Mans, Laval, La Baule : le train s’arrête en gare, la course va jusque chez vous.",
      approachTitle: "Les derniers kilomètres comptent autant que les premiers",
      approach:
        "<p>Un TGV met deux heures entre Paris et Nantes. Il serait dommage d’en perdre une de plus à chercher un taxi sous la pluie. Votre chauffeur connaît votre train, sa voiture et la sortie la plus proche.</p><p>Nous attendons trente minutes après l’arrivée, sans frais. Les valises, le vélo pliant et les personnes qui marchent doucement sont les bienvenus.</p>",
      detailTitle: "Toutes les gares de la région",
      detail:
        "<p>À Nantes, nous vous attendons sortie nord, côté jardin des Plantes, ou sortie sud, selon votre destination. À Angers-Saint-Laud et au Mans, devant la gare ; à La Baule, sur le parvis.</p><ul><li>Nantes – La Baule : 1 h</li><li>Nantes – Puy du Fou : 1 h 05</li><li>Angers – Saumur : 45 minutes</li><li>Le Mans – circuit des 24 Heures : 15 minutes</li></ul>",
      questions: [
        {
          question: "Pouvez-vous venir sur le quai ?",
          answer:
            "<p>Oui, sur demande : pour une personne âgée, un enfant qui voyage seul ou des bagages lourds. Dites-le dans le message de réservation.</p>",
        },
        {
          question: "Mon train a du retard : dois-je prévenir ?",
          answer:
            "<p>Non, nous suivons son horaire avec le numéro que vous donnez à la réservation.</p>",
        },
        {
          question: "Faites-vous les petites gares ?",
          answer:
            "<p>Toutes : Clisson, Savenay, Pornic, Sablé, Ancenis… La course se calcule de la même façon.</p>",
        },
        {
          question: "Et pour un groupe ?",
          answer: "<p>Le van emmène sept personnes et leurs valises. Au-delà, appelez-nous.</p>",
        },
      ],
      callTitle: "Un train à prendre ?",
    },
    en: {
      kicker: "Stations of the Pays de la Loire",
      title: "Station transfers: from platform to door",
      lead: "Nantes, Angers, Le Mans, Laval, La Baule: the train stops at the station, the ride goes all the way home.",
      approachTitle: "The last miles matter as much as the first",
      approach:
        "<p>A TGV takes two hours from Paris to Nantes. It would be a pity to lose another looking for a taxi in the rain. Your driver knows your train, your coach and the nearest way out.</p><p>We wait for thirty minutes after arrival, free of charge. Suitcases, folding bicycles and people who walk slowly are all welcome.</p>",
      detailTitle: "Every station of the region",
      detail:
        "<p>In Nantes we wait at the north exit, by the Jardin des Plantes, or at the south one, depending on where you are going. At Angers-Saint-Laud and Le Mans, in front of the station; in La Baule, on the forecourt.</p><ul><li>Nantes – La Baule: 1 h</li><li>Nantes – Puy du Fou: 1 h 05</li><li>Angers – Saumur: 45 minutes</li><li>Le Mans – 24 Hours circuit: 15 minutes</li></ul>",
      questions: [
        {
          question: "Can you meet us on the platform?",
          answer:
            "<p>Yes, on request: for an elderly person, a child travelling alone or heavy luggage. Say so in the message with your booking.</p>",
        },
        {
          question: "My train is late: should I call?",
          answer: "<p>No need: we follow its times with the number you gave when booking.</p>",
        },
        {
          question: "Do you serve small stations?",
          answer:
            "<p>All of them: Clisson, Savenay, Pornic, Sablé, Ancenis… The price is worked out in the same way.</p>",
        },
        {
          question: "What about a group?",
          answer: "<p>The van takes seven people and their luggage. For more, call us.</p>",
        },
      ],
      callTitle: "A train to catch?",
    },
  },
);
