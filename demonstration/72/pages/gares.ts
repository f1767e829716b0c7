import { pictures } from "./pictures";
import { servicePage } from "./service-page";

export const gares = servicePage(
  "gares",
  "/services/vtc-gares-des-pays-de-la-loire",
  { hero: pictures.gares, inside: pictures.pont },
  {
    fr_FR: {
      kicker: "Gares des Pays de la Loire",
      title: "VTC dans les gares des Pays de la Loire",
      lead: "Du quai à votre porte, ou l’inverse. Nous connaissons votre train, et la sortie qui vous évitera l’escalier.",
      insideKicker: "Votre train",
      insideTitle: "Le voyage ne s’arrête pas à la gare",
      inside:
        "<p>Nantes est à un peu plus de deux heures de train de Paris. Restent vingt kilomètres, ou quatre-vingts : jusqu’à une réunion à Carquefou, une maison à Guérande, un hôtel au Croisic. C’est cette partie-là que nous faisons.</p><p>Le numéro du train suffit : s’il a du retard, la prise en charge se décale avec lui, et nous attendons jusqu’à trente minutes après son arrivée sans supplément. Au départ, nous calons l’heure de la voiture pour qu’il vous reste le temps d’un café sur le quai.</p>",
      detailTitle: "Où nous vous retrouvons",
      detail:
        "<ul><li><strong>Nantes</strong> : sortie nord, côté Jardin des Plantes, ou sortie sud, côté canal Saint-Félix, selon votre destination</li><li><strong>Angers Saint-Laud</strong> : devant le bâtiment principal</li><li><strong>Le Mans</strong> : sortie nord ou sortie sud, celle que vous préférez</li><li><strong>Saint-Nazaire, La Baule-Escoublac, Le Croisic</strong> : sur le parvis</li><li><strong>Laval, Cholet, La Roche-sur-Yon, Ancenis et les autres</strong> : devant l’entrée principale</li></ul><h3>Depuis la gare de Nantes</h3><ul><li>Clisson : 35 min</li><li>Saint-Nazaire : 55 min</li><li>La Baule : 1 h</li><li>Le Puy du Fou : 1 h 05</li></ul>",
      questionsTitle: "Avant le quai",
      questions: [
        {
          question: "Pouvez-vous venir jusqu’au train ?",
          answer:
            "<p>Oui, sur demande, quand la gare le permet : pour une personne âgée, un enfant attendu sur le quai ou des bagages lourds. Écrivez-le dans le message de réservation, avec le numéro de la voiture.</p>",
        },
        {
          question: "Mon train a du retard : dois-je vous prévenir ?",
          answer:
            "<p>Non, si vous nous avez donné son numéro : nous suivons son horaire. Prévenez-nous seulement si vous changez de train.</p>",
        },
        {
          question: "Attendez-vous le dernier train de Paris ?",
          answer:
            "<p>Oui. Il arrive à Nantes aux environs de minuit, et c’est une heure où il est agréable d’être attendu. La majoration de nuit est comprise dans le prix affiché.</p>",
        },
        {
          question: "Desservez-vous les petites gares ?",
          answer:
            "<p>Toutes : Savenay, Sablé, Pornic, Clisson, Pontchâteau… Le prix se calcule de la même façon, au forfait ou à la distance.</p>",
        },
        {
          question: "Et pour un groupe ?",
          answer:
            '<p>Le van emmène sept personnes et leurs valises. Pour dix voyageurs, la berline se joint à lui ; pour davantage, <a href="/contacter-votre-chauffeur-prive">écrivez-nous</a>.</p>',
        },
      ],
      callTitle: "Un train à prendre, ou à attendre ?",
      call: "Donnez le numéro du train : il nous dit l’heure, le quai et les surprises.",
      booking: { kind: "TRANSFER", pickup: "Gare" },
    },
    en: {
      kicker: "Stations of the Pays de la Loire",
      title: "Station transfers in the Pays de la Loire",
      lead: "From the platform to your door, or the other way round. We know your train, and the exit that spares you the stairs.",
      insideKicker: "Your train",
      insideTitle: "The journey does not end at the station",
      inside:
        "<p>Nantes is a little over two hours from Paris by train. That leaves a dozen miles, or fifty: to a meeting in Carquefou, a house in Guérande, a hotel in Le Croisic. That is the part we do.</p><p>The train number is all we need: if it is late, the pickup moves with it, and we wait up to thirty minutes after it arrives at no extra charge. When you leave, we time the car so that you can have a coffee on the platform.</p>",
      detailTitle: "Where we meet you",
      detail:
        "<ul><li><strong>Nantes</strong>: north exit, by the Jardin des Plantes, or south exit, by the Saint-Félix canal, depending on where you are going</li><li><strong>Angers Saint-Laud</strong>: outside the main building</li><li><strong>Le Mans</strong>: north or south exit, whichever you prefer</li><li><strong>Saint-Nazaire, La Baule-Escoublac, Le Croisic</strong>: on the forecourt</li><li><strong>Laval, Cholet, La Roche-sur-Yon, Ancenis and the others</strong>: outside the main entrance</li></ul><h3>From Nantes station</h3><ul><li>Clisson: 35 min</li><li>Saint-Nazaire: 55 min</li><li>La Baule: 1 hr</li><li>The Puy du Fou: 1 hr 5 min</li></ul>",
      questionsTitle: "Before the platform",
      questions: [
        {
          question: "Can you come right up to the train?",
          answer:
            "<p>Yes, on request, where the station allows it: for an elderly traveller, a child to be met, or heavy luggage. Say so in the message with your booking, and add the coach number.</p>",
        },
        {
          question: "My train is late: should I let you know?",
          answer:
            "<p>Not if you gave us its number: we follow it. Call us only if you change trains.</p>",
        },
        {
          question: "Do you wait for the last train from Paris?",
          answer:
            "<p>Yes. It reaches Nantes at around midnight, which is a good hour to be met. The night supplement is included in the price shown.</p>",
        },
        {
          question: "Do you serve small stations?",
          answer:
            "<p>All of them: Savenay, Sablé, Pornic, Clisson, Pontchâteau… The price is worked out in the same way, flat rate or by distance.</p>",
        },
        {
          question: "What about a group?",
          answer:
            '<p>The van takes seven people and their cases. For ten, the saloon comes too; for more than that, <a href="/contacter-votre-chauffeur-prive">write to us</a>.</p>',
        },
      ],
      callTitle: "A train to catch, or to meet?",
      call: "Give us the train number: it tells us the time, the platform and the surprises.",
      booking: { kind: "TRANSFER", pickup: "Station" },
    },
  },
);
