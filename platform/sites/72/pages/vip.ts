import { pictures } from "../pictures";
import { servicePage } from "./service-page";

/** VIP transport: executives, artists, delegations. */
export const vip = servicePage(
  "vip",
  "/services/transport-vip-avec-chauffeur-prive",
  pictures.vip,
  {
    fr_FR: {
      kicker: "Transport VIP",
      title: "Transport VIP avec chauffeur privé",
      lead: "Pour ceux dont l’arrivée compte autant que la venue : dirigeants, artistes, délégations.",
      approachTitle: "La discrétion se prépare",
      approach:
        "<p>Une seule personne suit votre dossier, de la demande à la dernière course. Elle connaît les accès de service du Zénith, le portail de l’aviation d’affaires et la porte de l’hôtel où l’on n’attend pas.</p><p>Nos chauffeurs signent un engagement de confidentialité. Ils ne photographient rien, ne racontent rien, et ne posent pas de questions.</p>",
      detailTitle: "Avant, pendant, après",
      detail:
        "<p>Avant : un repérage si le lieu l’exige, un itinéraire et son double. Pendant : un numéro direct, joignable par votre assistante ou votre régie. Après : une facture unique, détaillée course par course.</p><p>Plusieurs voitures le même jour ? Nous travaillons avec des confrères que nous connaissons, et nous restons votre seul interlocuteur.</p>",
      questions: [
        {
          question: "Pouvez-vous accueillir un vol privé ?",
          answer:
            "<p>Oui, au terminal d’aviation d’affaires de Nantes Atlantique, à La Baule-Escoublac ou à Angers-Loire.</p>",
        },
        {
          question: "Gérez-vous une délégation ?",
          answer:
            "<p>Jusqu’à une dizaine de voitures, avec une feuille de route par véhicule et un coordinateur sur place.</p>",
        },
        {
          question: "Peut-on réserver au nom d’une agence ?",
          answer:
            "<p>Oui. Indiquez le nom du passager dans le message ; la facture va à l’agence.</p>",
        },
        {
          question: "Parlez-vous anglais ?",
          answer: "<p>Oui, et assez bien pour se taire en anglais aussi.</p>",
        },
      ],
      callTitle: "Un accueil à préparer ?",
    },
    en: {
      kicker: "VIP transport",
      title: "VIP transport with a private chauffeur",
      lead: "For those whose arrival matters as much as their coming: executives, artists, delegations.",
      approachTitle: "Discretion is prepared",
      approach:
        "<p>One person follows your file, from the first call to the last ride. They know the stage door of the Zénith, the gate of the private terminal and the hotel entrance where nobody waits.</p><p>Our drivers sign a confidentiality undertaking. They photograph nothing, tell nothing and ask no questions.</p>",
      detailTitle: "Before, during, after",
      detail:
        "<p>Before: a visit if the place calls for it, a route and a second one. During: a direct number for your assistant or your stage manager. After: one invoice, ride by ride.</p><p>Several cars on one day? We work with colleagues whom we know, and we remain your only contact.</p>",
      questions: [
        {
          question: "Can you meet a private flight?",
          answer:
            "<p>Yes, at the business terminal of Nantes Atlantique, at La Baule-Escoublac or at Angers-Loire.</p>",
        },
        {
          question: "Can you handle a delegation?",
          answer:
            "<p>Up to ten cars or so, with a road book for each and a coordinator on the spot.</p>",
        },
        {
          question: "Can an agency book?",
          answer:
            "<p>Yes. Give the passenger’s name in the message; the invoice goes to the agency.</p>",
        },
        {
          question: "Do you speak English?",
          answer: "<p>Yes, and well enough to be silent in it too.</p>",
        },
      ],
      callTitle: "A welcome to prepare?",
    },
  },
);
