import { pictures } from "@/demonstration/72/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

export const heureDeLAeroport: ContentData = {
  type: "blog",
  from: "2026-11-12T07:00:00Z",
  values: { cover: pictures.aeroport, author: "Mathilde Kerdreux", folder: "@voyager" },
  words: {
    fr_FR: {
      title: "À quelle heure partir pour l’aéroport",
      slug: "a-quelle-heure-partir-pour-l-aeroport",
      summary:
        "On compte à rebours depuis la porte d’embarquement, pas depuis le décollage. Voici comment nous faisons, et ce que nous ajoutons les jours de pluie.",
      content:
        '<p>Depuis douze ans, la question qui revient le plus souvent au téléphone n’est pas le prix : c’est l’heure. « Mon avion est à 7 h 10, vous venez à quelle heure ? » La réponse tient en une soustraction, à condition de la commencer au bon endroit.</p><h3>On part de la porte, pas du décollage</h3><p>Une porte d’embarquement ferme d’ordinaire vingt minutes avant le décollage, l’enregistrement des bagages une quarantaine de minutes avant pour un vol européen. C’est cette heure-là qu’il ne faut pas manquer. Nous comptons donc deux heures à l’aéroport pour un vol en Europe, trois pour un vol plus lointain : le temps d’une file qui n’avance pas et d’un café qui, lui, se boit assis.</p><h3>Puis on ajoute la route</h3><p>Quand la circulation est normale, il faut vingt minutes depuis le centre de Nantes, trente-cinq depuis Clisson, quarante depuis Pornic, une heure depuis La Baule. Le périphérique change tout aux heures de pointe : du lundi au vendredi, entre 7 h 30 et 9 h et à partir de 16 h 30, nous ajoutons de dix à vingt minutes. Par temps de pluie aussi, parce que tout le monde freine au même endroit, après le pont de Cheviré.</p><h3>Un exemple</h3><p>Vol pour Rome à 7 h 10, départ de Clisson. Deux heures avant : 5 h 10. Trente-cinq minutes de route : 4 h 35. À cette heure, personne ne freine nulle part ; nous sonnons à 4 h 30 et vous arrivez avec cinq minutes d’avance.</p><h3>Si vous hésitez</h3><p>Donnez-nous l’heure du vol plutôt que celle de la voiture. Avec le numéro, nous voyons aussi ce que la compagnie a changé dans la nuit. Et si l’avion a du retard au retour, la voiture se décale avec lui : l’heure qui suit l’atterrissage est comprise, et le prix ne bouge pas. Tout est expliqué sur la page de <a href="/services/vtc-aeroport-nantes">l’aéroport</a>.</p>',
    },
    en: {
      title: "When to leave for the airport",
      slug: "when-to-leave-for-the-airport",
      summary:
        "Count back from the gate, not from take-off. Here is how we do it, and what we add when it rains.",
      content:
        '<p>For twelve years the question we have heard most on the telephone has not been the price but the time. “My flight is at ten past seven: when will you come?” The answer is a subtraction, provided you begin it in the right place.</p><h3>Start from the gate, not from take-off</h3><p>A gate usually closes twenty minutes before departure, and the bag drop about forty minutes before it on a European flight. That is the moment you must not miss. So we allow two hours at the airport for a flight within Europe and three for a longer one: enough for a queue that does not move, and for a coffee taken sitting down.</p><h3>Then add the road</h3><p>In normal traffic it takes twenty minutes from central Nantes, thirty-five from Clisson, forty from Pornic and an hour from La Baule. The ring road changes everything at rush hour: from Monday to Friday, between half past seven and nine and again after half past four, we add ten to twenty minutes. Rain counts too, because everyone brakes in the same place, just past the Cheviré bridge.</p><h3>An example</h3><p>A flight to Rome at ten past seven, starting from Clisson. Two hours before: ten past five. Thirty-five minutes on the road: twenty-five to five. At that time nobody is braking anywhere; we ring at half past four and you arrive five minutes early.</p><h3>If in doubt</h3><p>Give us the time of the flight rather than that of the car. With its number we also see what the airline changed overnight. And if your plane comes home late, the car moves with it: the hour after landing is included, and the price stays where it was. It is all on the page about <a href="/services/vtc-aeroport-nantes">the airport</a>.</p>',
    },
  },
};
