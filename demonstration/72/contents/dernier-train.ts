import { pictures } from "@/demonstration/72/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

export const dernierTrain: ContentData = {
  type: "blog",
  from: "2026-10-15T07:00:00Z",
  values: { cover: pictures.gares, author: "Yann Guillou", folder: "@routes" },
  words: {
    fr_FR: {
      title: "Après le dernier train",
      slug: "apres-le-dernier-train",
      summary:
        "Il arrive peu avant minuit, le tramway s’arrête, les taxis sont déjà loin. Petit guide de la sortie sud, la nuit.",
      content:
        '<p>Le dernier train de Paris arrive à Nantes un peu avant minuit quand tout va bien, un peu après quand tout ne va pas. Nous l’attendons plusieurs soirs par semaine, et nous avons appris deux ou trois choses de ce quai.</p><h3>Sortir du bon côté</h3><p>La gare a deux sorties. Au nord, le jardin des Plantes et le tramway ; au sud, le canal et les quais. La nuit, la passerelle qui les relie reste ouverte, mais elle est longue avec deux valises. Dites-nous votre voiture et votre place : nous vous indiquons par SMS la sortie la plus proche, et nous nous y garons.</p><h3>Trente minutes, c’est long, et c’est compris</h3><p>Un train qui a vingt minutes de retard n’est pas un retard : c’est un train. La demi-heure qui suit l’arrivée est comprise dans le prix, et nous suivons le numéro que vous avez donné en réservant. Inutile d’appeler depuis Angers pour prévenir.</p><h3>La majoration de nuit, dite d’avance</h3><p>De 21 h à 6 h, le prix est majoré de 15 %. Elle dépend de l’heure de prise en charge, pas de celle de l’arrivée chez vous, et elle figure dans le prix avant que vous ne réserviez. Une course de moins de vingt kilomètres en berline, de la gare à Vertou ou à Orvault, coûte 35 € le jour et 40,25 € la nuit. À minuit comme à midi, c’est ce montant que vous payez.</p><h3>Et le premier, au matin</h3><p>Le premier train pour Paris part avant six heures. Nous conseillons d’être sur le quai dix minutes avant, ce qui met la voiture devant chez vous vers cinq heures et quart si vous habitez Nantes. On dort plutôt bien ensuite, jusqu’au Mans.</p><p>Le reste est sur la page des <a href="/services/vtc-gares-des-pays-de-la-loire">gares</a> : Angers, Le Mans, Saint-Nazaire et les petites, où il n’y a plus personne au guichet mais où nous venons aussi.</p>',
    },
    en: {
      title: "After the last train",
      slug: "after-the-last-train",
      summary:
        "It comes in just before midnight, the trams have stopped and the taxis are long gone. A short guide to the south exit by night.",
      content:
        '<p>The last train from Paris reaches Nantes a little before midnight when all goes well, and a little after when it does not. We meet it several evenings a week, and that platform has taught us a thing or two.</p><h3>Leave by the right side</h3><p>The station has two exits. To the north, the botanical garden and the trams; to the south, the canal and the quays. At night the footbridge between them stays open, but it is a long walk with two suitcases. Tell us your coach and seat: we text you the nearer exit, and park there.</p><h3>Thirty minutes is a long time, and it is included</h3><p>A train that is twenty minutes late is not late; it is a train. The half hour after arrival is part of the price, and we follow the number you gave when booking. There is no need to ring from Angers to warn us.</p><h3>The night supplement, told beforehand</h3><p>From nine in the evening to six in the morning, 15% is added. It depends on when we pick you up, not on when you get home, and it is in the price before you book. A journey of less than twenty kilometres in the saloon, from the station to Vertou or Orvault, costs €35 by day and €40.25 by night. At midnight as at noon, that is what you pay.</p><h3>And the first, in the morning</h3><p>The first train to Paris leaves before six. We suggest being on the platform ten minutes early, which puts the car at your door at about a quarter past five if you live in Nantes. One sleeps rather well after that, as far as Le Mans.</p><p>The rest is on the page about <a href="/services/vtc-gares-des-pays-de-la-loire">stations</a>: Angers, Le Mans, Saint-Nazaire and the small ones, where nobody is left at the counter but where we still come.</p>',
    },
  },
};
