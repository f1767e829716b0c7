import { pictures } from "@/demonstration/73/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

export const laTaille: ContentData = {
  type: "blog",
  from: "2026-02-09T08:00:00Z",
  values: { cover: pictures.hero, author: "Denis Guérineau", folder: "@au-chai" },
  words: {
    fr_FR: {
      title: "La taille, ou comment décider en hiver",
      slug: "la-taille-decider-en-hiver",
      summary:
        "Six mois avant la fleur, un sécateur et quelques secondes par cep. Ce qu’on regarde, ce qu’on laisse, et pourquoi on ne se presse pas.",
      content:
        '<p>De décembre à mars, quand personne ne vient nous voir, nous sommes dans les rangs. Un cep, quelques secondes, et l’on passe au suivant. Il y en a un peu plus de cent mille. C’est le travail le plus lent du domaine, et celui qui décide de tout.</p><h3>Ce qu’on regarde d’abord : le bois</h3><p>Avant de couper, on lit. D’où vient la sève, où elle passera l’an prochain, quel bras fatigue. Une plaie trop large sèche vers l’intérieur et coupe le chemin ; nous taillons donc court sur le jeune bois, et jamais à ras sur le vieux. Un cep bien mené donne encore à soixante ans.</p><h3>Puis les bourgeons</h3><p>Sur la Sèvre, le melon se conduit en guyot : une baguette de sept ou huit yeux, un courson de deux pour l’année d’après. Chaque œil laissé est une promesse de deux grappes. En laisser dix, c’est vendanger davantage et boire moins bien ; nous en laissons sept sur les vieilles vignes.</p><h3>Pourquoi on attend</h3><p>Une vigne taillée tard débourre plus tard. Dans les bas, là où le froid se couche, nous gardons donc les derniers rangs pour mars. Quelques jours suffisent, certaines années, à passer à côté d’un gel d’avril. Pas toutes.</p><h3>Les sarments</h3><p>On les broie entre les rangs, où ils redeviennent de la terre. On en garde quelques fagots pour la cheminée du caveau et pour les côtes de bœuf de l’équipe.</p><h3>Essayer</h3><p>Un samedi de février, nous mettons un sécateur dans la main de ceux qui le demandent. On taille un rang à deux, moi d’un côté, vous de l’autre, et l’on revient en juin voir qui avait raison. Il suffit d’écrire par la page des <a href="/visites">visites</a>.</p>',
    },
    en: {
      title: "Pruning, or how to decide in winter",
      slug: "pruning-or-how-to-decide-in-winter",
      summary:
        "Six months before the flower, a pair of secateurs and a few seconds for each vine. What we look at, what we leave, and why we do not hurry.",
      content:
        '<p>From December to March, when nobody comes to see us, we are between the rows. One vine, a few seconds, and on to the next. There are a little over a hundred thousand. It is the slowest work on the estate, and the one that decides everything.</p><h3>First, the wood</h3><p>Before cutting, one reads. Where the sap comes from, where it will go next year, which arm is tired. Too wide a wound dries inwards and blocks the way; so we cut short on young wood, and never flush on the old. A vine that is well led still bears at sixty.</p><h3>Then, the buds</h3><p>By the Sèvre, Melon is trained in the Guyot way: one cane of seven or eight buds, one spur of two for the year after. Each bud you leave is a promise of two bunches. Leave ten and you pick more and drink less well; on the old vines we leave seven.</p><h3>Why we wait</h3><p>A vine pruned late wakes late. So in the hollows, where the cold lies down, we keep the last rows for March. In some years a few days are enough to miss an April frost. Not in every year.</p><h3>The cuttings</h3><p>We shred them between the rows, where they turn back into soil. A few bundles are kept for the hearth of the tasting room and for the crew’s rib of beef.</p><h3>Try it</h3><p>One Saturday in February we put secateurs into the hands of those who ask. You prune a row with me, one on either side, and come back in June to see who was right. Just write to us from the page about <a href="/visites">visits</a>.</p>',
    },
  },
};
