import { pictures } from "../pictures";
import { servicePage } from "./service-page";

/** Transfers to and from Nantes airport. */
export const aeroport = servicePage(
  "aeroport",
  "/services/vtc-aeroport-nantes",
  pictures.aeroport,
  {
    fr_FR: {
      kicker: "Aéroport Nantes Atlantique",
      title: "VTC aéroport de Nantes : à l’heure de votre vol, pas de la nôtre",
      lead: "Départ avant l’aube ou arrivée après minuit, la course est la même : suivie, attendue, au prix convenu.",
      approachTitle: "Un vol ne part pas toujours à l’heure. La voiture, si.",
      approach:
        "<p>Donnez-nous votre numéro de vol en réservant. Nous suivons l’avion, pas l’horaire imprimé : s’il a du retard, la prise en charge se décale d’elle-même ; s’il est en avance, nous aussi.</p><p>Au retour, nous vous attendons au parvis des arrivées, une pancarte à la main si vous le souhaitez. L’heure qui suit l’atterrissage est comprise dans le prix, le temps de passer la douane et de retrouver les valises.</p>",
      detailTitle: "Combien de temps prévoir ?",
      detail:
        "<ul><li>Nantes centre : 20 minutes, 35 aux heures de pointe</li><li>Saint-Nazaire : 55 minutes</li><li>La Baule et Guérande : 1 h 05</li><li>Pornic : 40 minutes</li><li>Cholet : 50 minutes</li><li>Angers : 1 h 10</li></ul><p>Pour un départ, comptez deux heures avant le décollage d’un vol européen, trois pour un vol plus lointain. Nous choisissons l’heure de la voiture en conséquence, et nous vous la confirmons la veille.</p>",
      questions: [
        {
          question: "Où retrouve-t-on le chauffeur à l’arrivée ?",
          answer:
            "<p>Au parvis des arrivées, côté dépose-minute. Avec l’accueil à la pancarte, à la sortie de la livraison des bagages.</p>",
        },
        {
          question: "Et si mon vol est annulé ?",
          answer:
            "<p>Prévenez-nous dès que vous le savez : nous reportons la course au vol suivant, sans frais si c’est la compagnie qui annule.</p>",
        },
        {
          question: "Peut-on partir à quatre heures du matin ?",
          answer:
            "<p>Oui, tous les jours de l’année. La majoration de nuit s’affiche dans le prix avant la réservation.</p>",
        },
        {
          question: "Allez-vous à Roissy ou à Orly ?",
          answer:
            "<p>Oui, à Paris-Charles-de-Gaulle, Orly, Rennes, Bordeaux ou ailleurs, au même tarif kilométrique.</p>",
        },
      ],
      callTitle: "Un vol à prendre ?",
    },
    en: {
      kicker: "Nantes Atlantique airport",
      title: "Nantes airport transfers: on your flight’s time, not on ours",
      lead: "Leaving before dawn or landing after midnight, the ride is the same: followed, awaited, at the price agreed.",
      approachTitle: "Flights do not always leave on time. The car does.",
      approach:
        "<p>Give us your flight number when you book. We follow the aircraft, not the printed timetable: if it is late, your pickup moves by itself; if it is early, so are we.</p><p>On your return we wait at the arrivals forecourt, with a name board if you like. The hour after landing is included, time enough for customs and the carousel.</p>",
      detailTitle: "How long does it take?",
      detail:
        "<ul><li>Central Nantes: 20 minutes, 35 at rush hour</li><li>Saint-Nazaire: 55 minutes</li><li>La Baule and Guérande: 1 h 05</li><li>Pornic: 40 minutes</li><li>Cholet: 50 minutes</li><li>Angers: 1 h 10</li></ul><p>When leaving, allow two hours before a European flight and three before a longer one. We choose the car’s time accordingly and confirm it the day before.</p>",
      questions: [
        {
          question: "Where do I meet the driver on arrival?",
          answer:
            "<p>At the arrivals forecourt, by the drop-off lane. With the name board, at the exit of baggage reclaim.</p>",
        },
        {
          question: "What if my flight is cancelled?",
          answer:
            "<p>Tell us as soon as you know: we move the ride to the next flight, free of charge when the airline cancels.</p>",
        },
        {
          question: "Can we leave at four in the morning?",
          answer:
            "<p>Yes, every day of the year. The night supplement is shown in the price before you book.</p>",
        },
        {
          question: "Do you go to the Paris airports?",
          answer:
            "<p>Yes: Charles de Gaulle, Orly, Rennes, Bordeaux or elsewhere, at the same rate per kilometre.</p>",
        },
      ],
      callTitle: "A flight to catch?",
    },
  },
);
