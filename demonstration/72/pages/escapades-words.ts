import type { AskedRide } from "@/lib/rules/booking/ride-query";
import type { PerLanguage } from "@/platform/db/schema/columns";

interface Day {
  title: string;
  when: string;
  text: string;
  /** Timetable: the hour for a machine, the hour as shown, and the event. */
  hours: [time: string, shown: string, what: string][];
  /** Hire to book; the visitor says where it starts. */
  booking: AskedRide;
}

/** Texts of the touring page around its blocks, in one language. */
export interface EscapadesWords {
  kicker: string;
  title: string;
  lead: string;
  book: string;
  bookDay: string;
  write: string;
  daysKicker: string;
  daysTitle: string;
  daysText: string;
  days: [salt: Day, wine: Day, estuary: Day];
  furtherKicker: string;
  furtherTitle: string;
  columns: [where: string, howLong: string, why: string];
  further: [where: string, howLong: string, why: string][];
  note: string;
}

export const escapadesWords: PerLanguage<EscapadesWords> = {
  fr_FR: {
    kicker: "Escapades touristiques",
    title: "Un chauffeur privé pour vos escapades",
    lead: "Le sel, la vigne, l’océan, les châteaux : une journée à votre pas, avec quelqu’un qui sait où se garer.",
    book: "Réserver une journée",
    bookDay: "Réserver cette journée",
    write: "Composer la mienne",
    daysKicker: "Trois journées toutes faites",
    daysTitle: "Que nous aimons conduire",
    daysText:
      "Elles se raccourcissent, s’allongent et se mélangent. Les heures ne sont là que pour donner une idée : vous restez où vous êtes bien.",
    days: [
      {
        title: "Le sel et la presqu’île",
        when: "À 1 h de Nantes, la journée",
        text: "Guérande avant l’arrivée des cars, Batz-sur-Mer et sa tour, le port du Croisic à midi. Nous gardons les marais pour la fin : l’été, la fleur de sel se récolte l’après-midi, et la lumière y est meilleure.",
        hours: [
          ["09:00", "9 h", "Départ de Nantes"],
          ["10:00", "10 h", "Les remparts de Guérande, côté porte Saint-Michel"],
          ["12:30", "12 h 30", "Déjeuner au Croisic, sur le port"],
          ["15:00", "15 h", "Les marais salants, avec un paludier"],
          ["17:00", "17 h", "La baie de La Baule, puis le retour"],
        ],
        booking: { kind: "HIRE", stops: ["Guérande", "Le Croisic"], time: "09:00", hours: 10 },
      },
      {
        title: "Le Muscadet, côté Sèvre",
        when: "À 35 min de Nantes, une journée courte",
        text: "Clisson a des airs de Toscane, et une histoire qui l’explique. Deux caves choisies selon votre goût, un déjeuner au bord de la Sèvre, quelques bouteilles dans le coffre. Vous dégustez, nous conduisons.",
        hours: [
          ["10:00", "10 h", "Départ de Nantes"],
          ["10:35", "10 h 35", "Clisson : le château, les halles, les bords de Sèvre"],
          ["12:30", "12 h 30", "Déjeuner au bord de l’eau"],
          ["14:30", "14 h 30", "Une première cave, au Pallet"],
          ["16:00", "16 h", "Une seconde, à Vallet, puis le retour"],
        ],
        booking: {
          kind: "HIRE",
          stops: ["Clisson", "Le Pallet", "Vallet"],
          time: "10:00",
          hours: 8,
        },
      },
      {
        title: "L’estuaire, jusqu’à la mer",
        when: "À 55 min de Nantes, la journée",
        text: "La base sous-marine et les paquebots de Saint-Nazaire, le pont, puis le squelette du Serpent d’océan sur la plage de Saint-Brevin, à voir quand la mer descend. Pornic pour finir, et une glace sur le vieux port.",
        hours: [
          ["09:30", "9 h 30", "Départ de Nantes"],
          ["10:30", "10 h 30", "Saint-Nazaire, le port et la base sous-marine"],
          ["12:30", "12 h 30", "Déjeuner face à l’estuaire"],
          ["14:30", "14 h 30", "Le pont, puis le Serpent d’océan"],
          ["16:00", "16 h", "Pornic, puis le retour"],
        ],
        booking: {
          kind: "HIRE",
          stops: ["Saint-Nazaire", "Saint-Brevin-les-Pins", "Pornic"],
          time: "09:30",
          hours: 9,
        },
      },
    ],
    furtherKicker: "Plus loin",
    furtherTitle: "Où nous emmenons aussi",
    columns: ["Destination", "De Nantes", "Pour quoi faire"],
    further: [
      [
        "Le Puy du Fou",
        "1 h 05",
        "Déposés à l’ouverture, repris à la sortie, même tard dans la nuit",
      ],
      ["Angers", "1 h 10", "Le château et la tenture de l’Apocalypse"],
      ["Rochefort-en-Terre", "1 h 15", "Un village de granit, de préférence en semaine"],
      ["Noirmoutier", "1 h 30", "Par le passage du Gois si la marée le veut, par le pont sinon"],
      ["Saumur", "1 h 40", "Le château, les caves de tuffeau, un verre de crémant"],
      ["Le Mont-Saint-Michel", "2 h 15", "Une longue journée, qui commence tôt"],
    ],
    note: 'Une escapade se réserve comme une <a href="/services/mise-a-disposition-vtc">mise à disposition</a> : à l’heure, l’attente et des kilomètres compris. Les prix sont sur la page <a href="/tarifs-courses-vtc">Tarifs</a>.',
  },
  en: {
    kicker: "Touring",
    title: "A private chauffeur for your days out",
    lead: "Salt, vines, ocean, châteaux: a day at your own pace, with someone who knows where to park.",
    book: "Book a day",
    bookDay: "Book this day",
    write: "Plan my own",
    daysKicker: "Three ready-made days",
    daysTitle: "The days we like to drive",
    daysText:
      "They can be shortened, stretched and mixed. The hours are only there to give an idea: you stay where you are happy.",
    days: [
      {
        title: "Salt and the peninsula",
        when: "1 hr from Nantes, a full day",
        text: "Guérande before the coaches arrive, Batz-sur-Mer and its tower, the harbour of Le Croisic at noon. We keep the marshes for last: in summer the fleur de sel is gathered in the afternoon, when the light is better too.",
        hours: [
          ["09:00", "9.00", "Leave Nantes"],
          ["10:00", "10.00", "The ramparts of Guérande, by the Saint-Michel gate"],
          ["12:30", "12.30", "Lunch in Le Croisic, on the harbour"],
          ["15:00", "15.00", "The salt marshes, with a salt worker"],
          ["17:00", "17.00", "The bay of La Baule, then the way back"],
        ],
        booking: { kind: "HIRE", stops: ["Guérande", "Le Croisic"], time: "09:00", hours: 10 },
      },
      {
        title: "Muscadet, on the Sèvre side",
        when: "35 min from Nantes, a short day",
        text: "Clisson looks like Tuscany, and there is a story to explain it. Two cellars chosen to your taste, lunch by the river, a few bottles in the boot. You do the tasting, we do the driving.",
        hours: [
          ["10:00", "10.00", "Leave Nantes"],
          ["10:35", "10.35", "Clisson: the castle, the market hall, the riverside"],
          ["12:30", "12.30", "Lunch by the water"],
          ["14:30", "14.30", "A first cellar, in Le Pallet"],
          ["16:00", "16.00", "A second one, in Vallet, then the way back"],
        ],
        booking: {
          kind: "HIRE",
          stops: ["Clisson", "Le Pallet", "Vallet"],
          time: "10:00",
          hours: 8,
        },
      },
      {
        title: "The estuary, down to the sea",
        when: "55 min from Nantes, a full day",
        text: "The submarine base and the liners of Saint-Nazaire, the bridge, then the skeleton of the Serpent d’océan on the beach of Saint-Brevin, to be seen as the tide goes out. Pornic to finish, and an ice cream on the old harbour.",
        hours: [
          ["09:30", "9.30", "Leave Nantes"],
          ["10:30", "10.30", "Saint-Nazaire, the port and the submarine base"],
          ["12:30", "12.30", "Lunch facing the estuary"],
          ["14:30", "14.30", "The bridge, then the Serpent d’océan"],
          ["16:00", "16.00", "Pornic, then the way back"],
        ],
        booking: {
          kind: "HIRE",
          stops: ["Saint-Nazaire", "Saint-Brevin-les-Pins", "Pornic"],
          time: "09:30",
          hours: 9,
        },
      },
    ],
    furtherKicker: "Further afield",
    furtherTitle: "Where else we go",
    columns: ["Destination", "From Nantes", "What for"],
    further: [
      [
        "The Puy du Fou",
        "1 hr 5 min",
        "Dropped at opening time, collected at the gate, however late",
      ],
      ["Angers", "1 hr 10 min", "The castle and the Apocalypse tapestry"],
      ["Rochefort-en-Terre", "1 hr 15 min", "A granite village, best on a weekday"],
      [
        "Noirmoutier",
        "1 hr 30 min",
        "By the Gois causeway if the tide agrees, by the bridge if not",
      ],
      ["Saumur", "1 hr 40 min", "The castle, the tufa cellars, a glass of crémant"],
      ["Mont-Saint-Michel", "2 hr 15 min", "A long day that begins early"],
    ],
    note: 'A day out is booked as <a href="/services/mise-a-disposition-vtc">hire by the hour</a>, with waiting and some kilometres included. The prices are on the <a href="/tarifs-courses-vtc">Fares</a> page.',
  },
};
