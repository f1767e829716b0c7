import { pictures } from "../pictures";
import { servicePage } from "./service-page";

/** Hire by the hour. */
export const miseADisposition = servicePage(
  "disposition",
  "/services/mise-a-disposition-vtc",
  pictures.miseADisposition,
  {
    fr_FR: {
      kicker: "Mise à disposition",
      title: "Une voiture et son chauffeur, à l’heure",
      lead: "Vous savez quand la journée commence, pas toujours où elle finit. La voiture reste avec vous.",
      approachTitle: "Le temps plutôt que la distance",
      approach:
        "<p>Trois rendez-vous dans l’agglomération, une soirée à l’opéra suivie d’un dîner, la mairie puis l’église puis la salle : réservez des heures, et changez d’itinéraire autant que vous voulez.</p><p>La durée minimale est de deux heures. Chaque heure comprend des kilomètres ; au-delà, le kilomètre supplémentaire est au tarif affiché. Rien d’autre ne s’ajoute.</p>",
      detailTitle: "Ce qui est compris",
      detail:
        "<ul><li>Le chauffeur, le carburant et les péages de l’itinéraire prévu</li><li>L’attente, où que vous soyez</li><li>L’eau, les chargeurs, un parapluie</li><li>Le silence, ou la conversation</li></ul><p>Pour un mariage, la berline se décore d’un ruban ; nous venons la veille reconnaître les lieux.</p>",
      questions: [
        {
          question: "Peut-on prolonger en cours de route ?",
          answer:
            "<p>Oui, si la voiture n’est pas attendue ailleurs. L’heure suivante se compte par demi-heure.</p>",
        },
        {
          question: "Faut-il donner l’itinéraire ?",
          answer:
            "<p>Seulement le lieu de prise en charge et une idée de la journée. Le reste se décide avec vous.</p>",
        },
        {
          question: "Le chauffeur peut-il attendre la nuit ?",
          answer:
            "<p>Oui. La majoration de nuit dépend de l’heure de prise en charge, pas de celle du retour.</p>",
        },
        {
          question: "Proposez-vous un forfait journée ?",
          answer:
            "<p>Au-delà de huit heures, demandez-nous un devis : il est valable 30 jours.</p>",
        },
      ],
      callTitle: "Une journée à organiser ?",
    },
    en: {
      kicker: "Hire by the hour",
      title: "A car and its driver, by the hour",
      lead: "You know when the day begins, not always where it ends. The car stays with you.",
      approachTitle: "Time rather than distance",
      approach:
        "<p>Three meetings around town, an evening at the opera and dinner after it, the town hall then the church then the party: book hours, and change the route as often as you like.</p><p>The minimum is two hours. Each hour includes some kilometres; beyond them, each further kilometre is at the rate shown. Nothing else is added.</p>",
      detailTitle: "What is included",
      detail:
        "<ul><li>The driver, the fuel and the tolls of the planned route</li><li>Waiting, wherever you are</li><li>Water, chargers, an umbrella</li><li>Silence, or conversation</li></ul><p>For a wedding the saloon wears a ribbon, and we come the day before to see the places.</p>",
      questions: [
        {
          question: "Can we extend it on the way?",
          answer:
            "<p>Yes, unless the car is expected elsewhere. Further time counts by the half hour.</p>",
        },
        {
          question: "Do you need the route in advance?",
          answer: "<p>Only the pickup and an idea of the day. The rest is decided with you.</p>",
        },
        {
          question: "Can the driver wait at night?",
          answer:
            "<p>Yes. The night supplement depends on the time of pickup, not on that of the return.</p>",
        },
        {
          question: "Is there a day rate?",
          answer: "<p>Beyond eight hours, ask us for a quote: it is valid for 30 days.</p>",
        },
      ],
      callTitle: "A day to arrange?",
    },
  },
);
