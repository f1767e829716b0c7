import { pictures } from "./pictures";
import { servicePage } from "./service-page";

export const vip = servicePage(
  "vip",
  "/services/transport-vip-avec-chauffeur-prive",
  { hero: pictures.vip, inside: pictures.chauffeur },
  {
    fr_FR: {
      kicker: "Transport VIP",
      title: "Transport VIP avec chauffeur privé",
      lead: "Dirigeants, artistes, délégations : pour une arrivée à l’heure dite, par la bonne porte, sans que personne ait à y penser.",
      insideKicker: "La préparation",
      insideTitle: "La discrétion se prépare",
      inside:
        "<p>Une seule personne suit votre dossier, de la première demande à la dernière course. Elle repère les lieux, choisit l’entrée, prévoit un second itinéraire et garde sous la main le numéro de votre assistante ou de votre régisseur.</p><p>La confidentialité est dans le contrat de nos chauffeurs. Ils ne photographient rien, ne commentent rien, et la radio reste éteinte tant que vous ne la demandez pas.</p>",
      detailTitle: "Du tarmac à la loge",
      detail:
        "<p>Nous venons chercher vos passagers au terminal d’aviation d’affaires, à la gare, à leur hôtel ou chez eux. Les salles de spectacle, les centres de congrès et les grands domaines ont des accès de service : nous les demandons avant, pas sur place.</p><ul><li><strong>Avant</strong> : une feuille de route par véhicule, avec les horaires, les noms et les accès</li><li><strong>Pendant</strong> : un numéro direct, et un message à chaque prise en charge si vous le souhaitez</li><li><strong>Après</strong> : une facture unique, détaillée course par course</li></ul>",
      questionsTitle: "Avant l’arrivée",
      questions: [
        {
          question: "Pouvez-vous accueillir un vol privé ?",
          answer:
            "<p>Oui, à Nantes Atlantique et sur les aérodromes de la région. Donnez-nous l’immatriculation ou le nom de l’exploitant : nous prenons contact avec l’escale pour l’heure et l’accès.</p>",
        },
        {
          question: "Combien de personnes pouvez-vous conduire en même temps ?",
          answer:
            "<p>Dix, avec la berline et le van. Au-delà, nous faisons appel à des confrères de la région, titulaires de la carte professionnelle et que nous connaissons ; vous gardez un seul interlocuteur.</p>",
        },
        {
          question: "Et si le programme change au dernier moment ?",
          answer:
            '<p>C’est pour cela que nous conseillons la <a href="/services/mise-a-disposition-vtc">mise à disposition</a> : la voiture suit le programme, quel qu’il devienne.</p>',
        },
        {
          question: "Une agence peut-elle réserver pour un client ?",
          answer:
            "<p>Oui. Indiquez le nom du passager dans le message. La confirmation et la facture vont à l’agence, le numéro du chauffeur au passager.</p>",
        },
        {
          question: "Parlez-vous anglais ?",
          answer: "<p>Oui, tous les trois. Et assez bien pour nous taire en anglais aussi.</p>",
        },
      ],
      callTitle: "Une venue à préparer ?",
      call: "Un appel suffit pour commencer. Rien de ce que vous nous direz n’ira plus loin.",
    },
    en: {
      kicker: "VIP transport",
      title: "VIP transport with a private chauffeur",
      lead: "Executives, artists, delegations: for an arrival on the hour, through the right door, with nobody having to give it a thought.",
      insideKicker: "The preparation",
      insideTitle: "Discretion takes preparation",
      inside:
        "<p>One person follows your file, from the first request to the last ride. They visit the places, choose the entrance, plan a second route and keep the number of your assistant or stage manager to hand.</p><p>Confidentiality is in our drivers’ contracts. They photograph nothing, remark on nothing, and the radio stays off until you ask for it.</p>",
      detailTitle: "From the tarmac to the dressing room",
      detail:
        "<p>We collect your passengers from the business aviation terminal, the station, their hotel or their home. Concert halls, conference centres and large estates have service entrances: we arrange them beforehand, not at the gate.</p><ul><li><strong>Before</strong>: a running sheet for each vehicle, with times, names and entrances</li><li><strong>During</strong>: a direct number, and a message at each pickup if you wish</li><li><strong>After</strong>: a single invoice, itemised ride by ride</li></ul>",
      questionsTitle: "Before they arrive",
      questions: [
        {
          question: "Can you meet a private flight?",
          answer:
            "<p>Yes, at Nantes Atlantique and at the airfields of the region. Give us the registration or the operator’s name, and we will agree the time and the gate with the handling agent.</p>",
        },
        {
          question: "How many people can you drive at once?",
          answer:
            "<p>Ten, with the saloon and the van. For more, we call on fellow drivers of the region, licensed and known to us; you keep a single contact.</p>",
        },
        {
          question: "What if the programme changes at the last minute?",
          answer:
            '<p>That is why we suggest <a href="/services/mise-a-disposition-vtc">hire by the hour</a>: the car follows the programme, whatever it becomes.</p>',
        },
        {
          question: "Can an agency book for a client?",
          answer:
            "<p>Yes. Give the passenger’s name in the message. The confirmation and the invoice go to the agency, the driver’s number to the passenger.</p>",
        },
        {
          question: "Do you speak English?",
          answer: "<p>Yes, all three of us. Well enough to keep quiet in it, too.</p>",
        },
      ],
      callTitle: "A visit to prepare?",
      call: "One call is enough to begin. Nothing you tell us will go any further.",
    },
  },
);
