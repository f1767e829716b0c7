import { pictures } from "@/demonstration/72/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

export const dOuVientUnPrix: ContentData = {
  type: "blog",
  from: "2026-09-22T07:00:00Z",
  values: { cover: pictures.tarifs, author: "Mathilde Kerdreux", folder: "@voyager" },
  words: {
    fr_FR: {
      title: "D’où vient un prix",
      slug: "d-ou-vient-un-prix",
      summary:
        "Un forfait, des kilomètres ou des heures : trois façons de compter, une seule par course, et rien qui s’ajoute ensuite.",
      content:
        '<p>On nous demande souvent si le prix affiché est « à peu près » le bon. Il est exactement le bon. Pour le montrer, le plus simple est d’en défaire un devant vous.</p><h3>Moins de vingt kilomètres : un forfait</h3><p>De la gare à l’aéroport, de Rezé à la Cité des congrès, de Carquefou au théâtre : 35 € en berline, 49 € en van, quel que soit le nombre de feux rouges. Le compteur ne tourne pas, puisqu’il n’y en a pas.</p><h3>Au-delà : des kilomètres</h3><p>À partir de vingt kilomètres, la distance se compte sur la route que nous prendrons, porte à porte : 1,90 € le kilomètre en berline, 2,40 € en van. Les péages, le stationnement à l’aéroport et l’attente prévue sont dedans. Un bouchon ne coûte rien de plus ; un détour que vous demandez en route, si, et nous vous le disons avant de tourner.</p><h3>À l’heure : la voiture reste avec vous</h3><p>Pour une journée de rendez-vous ou un mariage, on compte en heures : 65 € en berline, 85 € en van, deux heures au moins, trente kilomètres compris par heure. Une matinée de quatre heures et de quatre-vingts kilomètres coûte donc 260 €, le chauffeur attend devant et les dossiers peuvent rester sur la banquette.</p><h3>Ce qui peut s’y ajouter, et quand on le sait</h3><ul><li>La nuit, de 21 h à 6 h : 15 %</li><li>Le dimanche : 10 %</li><li>Un jour férié : 20 %</li></ul><p>Ces majorations dépendent de l’heure de prise en charge. Elles sont déjà dans le prix que vous voyez avant de réserver, avec la TVA. L’acompte est de 20 € pour une course de moins de 300 € ; le reste se règle à bord, par carte, ou d’avance si vous préférez ne plus y penser.</p><p>Le <a href="/tarifs-courses-vtc">calculateur</a> fait cette addition pour vous, avec vos adresses.</p>',
    },
    en: {
      title: "How a fare is made",
      slug: "how-a-fare-is-made",
      summary:
        "A flat rate, kilometres or hours: three ways of counting, only one of them for each journey, and nothing added afterwards.",
      content:
        '<p>People often ask whether the price on the screen is “about” right. It is exactly right. The easiest way to show it is to take one apart in front of you.</p><h3>Under twenty kilometres: a flat rate</h3><p>From the station to the airport, from Rezé to the conference centre, from Carquefou to the theatre: €35 in the saloon, €49 in the van, however many red lights there are. The meter does not run, since there is none.</p><h3>Beyond that: kilometres</h3><p>From twenty kilometres on, the distance is that of the road we shall take, door to door: €1.90 a kilometre in the saloon, €2.40 in the van. Tolls, parking at the airport and the waiting we agreed are part of it. A traffic jam costs you nothing more; a detour you ask for on the way does, and we say so before we turn.</p><h3>By the hour: the car stays with you</h3><p>For a day of meetings or a wedding we count in hours: €65 in the saloon, €85 in the van, two hours at least, with thirty kilometres included in each. A morning of four hours and eighty kilometres therefore costs €260; the chauffeur waits outside and your files may stay on the seat.</p><h3>What may be added, and when you know it</h3><ul><li>By night, from nine to six: 15%</li><li>On Sundays: 10%</li><li>On public holidays: 20%</li></ul><p>These supplements depend on the time of pickup. They are already in the price you see before you book, VAT included. The deposit is €20 for a journey of less than €300; the rest is paid on board, by card, or beforehand if you would rather not think of it again.</p><p>The <a href="/tarifs-courses-vtc">calculator</a> does this sum for you, with your own addresses.</p>',
    },
  },
};
