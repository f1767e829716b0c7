import { pictures } from "@/demonstration/73/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

export const quoiManger: ContentData = {
  type: "blog",
  from: "2026-11-02T08:00:00Z",
  values: { cover: pictures.visites, author: "Louise Guérineau", folder: "@a-table" },
  words: {
    fr_FR: {
      title: "Que manger avec un muscadet",
      slug: "que-manger-avec-un-muscadet",
      summary:
        "Des huîtres, bien sûr. Mais aussi un comté, un poulet au citron et les sushis du vendredi soir.",
      content:
        "<p>On nous dit souvent : « Le muscadet, c’est pour les huîtres. » C’est vrai, et c’est dommage. Vrai, parce que le sel et l’iode appellent ce vin vif et sans sucre. Dommage, parce qu’il reste tous les autres soirs de l’année.</p><h3>Le plus jeune : tout ce qui sort de l’eau</h3><p>Les Aulnes, l’année qui suit la récolte, a encore son léger perlant. Huîtres, crevettes grises, sardines grillées, un bar cru au citron vert. Servez-le à 10 °C : plus froid, il ne dit plus rien.</p><h3>Deux ou trois ans : la cuisine de tous les jours</h3><p>Un muscadet qui a un peu attendu perd son pétillement et gagne de la chair. C’est le vin du poulet au citron, de la quiche aux poireaux, du fromage de chèvre frais. Essayez-le aussi avec un curry doux au lait de coco : l’acidité fait le ménage entre deux bouchées.</p><h3>Les crus : la table du dimanche</h3><p>Clisson et Gorges restent deux ou trois ans sur leurs lies. Ils ont la place pour un homard, un turbot au beurre blanc, des saint-jacques à peine saisies ; et pour un comté de dix-huit mois, qui surprend tout le monde. Sortez la bouteille une demi-heure avant, ouvrez-la, et ne craignez pas 12 °C.</p><h3>Ce qui ne marche pas</h3><p>La vinaigrette appuyée, le chocolat, les viandes rouges saignantes. Gardez pour elles La Closerie, qui n’attend que cela.</p><h3>Trois accords que nous faisons à la maison</h3><ul><li>Sushis du vendredi et Clos du Gué : le riz vinaigré aime le gneiss.</li><li>Rillettes de la Sarthe et Gros Plant : le gras trouve à qui parler.</li><li>Pomme au four et Brumes, pour finir : la seule fois où l’on parle de sucre.</li></ul><p>Et s’il faut n’en retenir qu’un : le pain, le beurre salé et un verre, à six heures du soir, sur le banc devant le chai.</p>",
    },
    en: {
      title: "What to eat with a Muscadet",
      slug: "what-to-eat-with-a-muscadet",
      summary: "Oysters, of course. But also Comté, lemon chicken and Friday’s sushi.",
      content:
        "<p>“Muscadet,” people tell us, “is for oysters.” It is true, and it is a pity. True because salt and iodine call for this brisk wine without sugar. A pity because it leaves out every other evening of the year.</p><h3>The youngest: anything that comes out of water</h3><p>In the year after the harvest Les Aulnes still has its faint prickle. Oysters, brown shrimps, grilled sardines, raw bass with lime. Serve it at 10°C: any colder and it says nothing.</p><h3>Two or three years: everyday cooking</h3><p>A Muscadet that has waited a little loses its prickle and gains flesh. It is the one for lemon chicken, leek tart, fresh goat’s cheese. Try it with a mild coconut curry too: the acidity clears up between mouthfuls.</p><h3>The crus: Sunday lunch</h3><p>Clisson and Gorges spend two or three years on their lees. They have room for a lobster, turbot in white butter, scallops barely seared; and for an eighteen-month-old Comté, which takes everyone by surprise. Bring the bottle out half an hour before, open it, and do not be afraid of 12°C.</p><h3>What does not work</h3><p>Sharp salad dressing, chocolate, rare red meat. Keep La Closerie for that; it asks for nothing better.</p><h3>Three matches we make at home</h3><ul><li>Friday’s sushi and Clos du Gué: seasoned rice likes gneiss.</li><li>Potted pork and Gros Plant: the fat meets its equal.</li><li>A baked apple and Brumes, to finish: the one time we talk of sugar.</li></ul><p>And if you remember only one: bread, salted butter and a glass, at six in the evening, on the bench outside the winery.</p>",
    },
  },
};
