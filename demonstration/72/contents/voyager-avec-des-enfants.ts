import { pictures } from "@/demonstration/72/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

export const voyagerAvecDesEnfants: ContentData = {
  type: "blog",
  from: "2026-07-03T07:00:00Z",
  values: { cover: pictures.van, author: "Gwenn Le Roux", folder: "@voyager" },
  words: {
    fr_FR: {
      title: "Une heure de route avec des enfants",
      slug: "une-heure-de-route-avec-des-enfants",
      summary:
        "Le siège, le goûter, le doudou : ce que nous préparons avant de venir, et ce qu’il vaut mieux garder à portée de main.",
      content:
        '<p>J’ai trois neveux et un van. Après quelques centaines d’heures avec des passagers de moins d’un mètre vingt, voici ce qui rend une route courte.</p><h3>Le siège est posé avant votre arrivée</h3><p>En réservant, dites l’âge et la taille de chacun. Coque pour les tout-petits, siège à harnais ensuite, rehausseur jusqu’à dix ans : nous les fixons nous-mêmes avant de partir vous chercher, pas sur le trottoir sous la pluie. C’est compris dans le prix, pour un enfant comme pour trois.</p><h3>Dans le van, on se regarde</h3><p>Les sièges sont en vis-à-vis. Un parent peut s’asseoir en face, ramasser ce qui tombe et raconter la suite de l’histoire sans se tordre le cou. Ceux qui ont mal au cœur, en revanche, voyagent mieux dans le sens de la marche et près d’une vitre : demandez-le, nous gardons la place.</p><h3>Ce qu’il faut garder avec soi</h3><ul><li>Le doudou, jamais dans la soute : il y a toujours un moment où il le faut tout de suite.</li><li>De l’eau et un goûter qui ne s’émiette pas trop ; nous avons des serviettes, et de l’humour.</li><li>Un vêtement de rechange en haut du sac.</li><li>De quoi écouter avec un casque, si la route passe l’heure de la sieste.</li></ul><h3>La pause ne se discute pas</h3><p>On s’arrête quand il faut s’arrêter. Une pause de dix minutes ne change pas le prix d’un transfert, et je connais entre Nantes et le Puy du Fou deux aires où l’on peut courir sans traverser de parking.</p><h3>La poussette, le vélo, le seau</h3><p>Le van prend sept valises, ou quatre et une poussette double. Pour un vélo d’enfant ou un paddle, écrivez-le dans le message : nous choisirons avec vous, et s’il faut venir avec des sangles, nous viendrons avec des sangles. <a href="/reserver">Réservez</a> comme d’habitude ; il y a une ligne pour les enfants.</p>',
    },
    en: {
      title: "An hour on the road with children",
      slug: "an-hour-on-the-road-with-children",
      summary:
        "The seat, the snack, the teddy: what we prepare before we come, and what is better kept within reach.",
      content:
        '<p>I have three nephews and a van. After a few hundred hours with passengers under four feet tall, this is what makes a road short.</p><h3>The seat is fitted before you arrive</h3><p>When you book, tell us the age and height of each child. A carrier for the smallest, then a harness seat, then a booster up to the age of ten: we fit them ourselves before setting off, not on the pavement in the rain. It is included in the price, for one child or for three.</p><h3>In the van you face each other</h3><p>The seats look at one another. A parent can sit opposite, pick up what falls and go on with the story without twisting round. Anyone who feels sick, on the other hand, travels better facing forward and next to a window: ask, and we keep that seat.</p><h3>What to keep with you</h3><ul><li>The teddy, never in the boot: there is always a moment when only the teddy will do.</li><li>Water, and a snack that does not crumble too much; we have napkins, and a sense of humour.</li><li>A change of clothes at the top of the bag.</li><li>Something to listen to with headphones, if the road runs through nap time.</li></ul><h3>The stop is not up for debate</h3><p>We stop when we have to stop. Ten minutes do not change the price of a transfer, and between Nantes and the Puy du Fou I know two places where one can run without crossing a car park.</p><h3>The pushchair, the bicycle, the bucket</h3><p>The van takes seven suitcases, or four and a double pushchair. For a child’s bicycle or a paddleboard, say so in the message: we will choose with you, and if straps are needed we will bring straps. <a href="/reserver">Book</a> as usual; there is a line for the children.</p>',
    },
  },
};
