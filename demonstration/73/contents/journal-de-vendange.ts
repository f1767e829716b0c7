import { pictures } from "@/demonstration/73/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

export const journalDeVendange: ContentData = {
  type: "blog",
  from: "2026-09-21T08:00:00Z",
  values: { cover: pictures.vendanges, author: "Denis Guérineau", folder: "@au-chai" },
  words: {
    fr_FR: {
      title: "Quatorze matins de septembre",
      slug: "quatorze-matins-de-septembre",
      summary:
        "Le carnet d’une vendange : les dates, les degrés, la soupe, et la matinée où nous avons attendu.",
      content:
        "<p>Je tiens un carnet depuis 1988. Il ne dit rien d’intéressant à qui n’y était pas : une date, une parcelle, un degré, le temps qu’il faisait. Voici pourtant quelques lignes de cette année, parce qu’on nous demande ce que nous faisons toute la journée.</p><h3>1er septembre, les jeunes vignes du bas</h3><p>Départ à 7 h 15, à la fraîche. Vingt-cinq coupeurs, dont onze de l’an dernier. Les grappes sont petites et saines. Premier pressoir plein à 11 h ; le jus a le goût du raisin vert et de la poire. À midi, soupe de potiron pour tout le monde, comme toujours le premier jour.</p><h3>4 septembre, on attend</h3><p>Les Aulnes, côté levant : les peaux craquent encore sous la dent, les pépins sont verts. Louise dit deux jours, je dis trois. On renvoie les coupeurs chez eux avec une demi-journée payée. Elle avait raison : le 6 au matin, c’était là.</p><h3>11 septembre, la nuit au pressoir</h3><p>Chaleur. On coupe de 6 h à 11 h, pas plus tard, et on rentre le raisin avant qu’il ne chauffe. Le soir, les cuves souterraines sont à 15 °C sans que personne n’ait rien branché : mon père les a creusées pour cela en 1958.</p><h3>18 septembre, le Clos du Gué</h3><p>Les plus vieilles vignes, à la main, en dernier. On goûte chaque rang. C’est le seul jour où personne ne parle beaucoup. À 13 h 20, la dernière caisse ; on a mangé dehors.</p><h3>Ce qu’il en reste</h3><p>Quatorze matins, pas une averse, 12 degrés en moyenne. Les jus sont clairs, vifs, avec plus de chair qu’en 2025. Maintenant ils dorment sur leurs lies et nous ne ferons presque rien, ce qui est le plus difficile. À Gorges, on vendangera dix jours après les autres ; au Layon, Claire compte finir en novembre.</p>",
    },
    en: {
      title: "Fourteen mornings in September",
      slug: "fourteen-mornings-in-september",
      summary:
        "A harvest notebook: the dates, the degrees, the soup, and the morning on which we waited.",
      content:
        "<p>I have kept a notebook since 1988. It has nothing of interest for anyone who was not there: a date, a plot, a degree, the weather. Here are a few lines of this year’s all the same, since people ask what we do all day.</p><h3>1 September, the young vines by the river</h3><p>Off at a quarter past seven, in the cool. Twenty-five pickers, eleven of them from last year. The bunches are small and sound. First press full by eleven; the juice tastes of green grapes and pears. At noon, pumpkin soup for everyone, as always on the first day.</p><h3>4 September, we wait</h3><p>Les Aulnes, on the morning side: the skins still crack between the teeth and the pips are green. Louise says two days, I say three. We send the pickers home with half a day’s pay. She was right: on the morning of the 6th, it was there.</p><h3>11 September, the night at the press</h3><p>Hot. We pick from six to eleven and no later, and bring the grapes in before they warm up. In the evening the underground vats stand at 15°C without anyone having plugged anything in: that is what my father dug them for in 1958.</p><h3>18 September, the Clos du Gué</h3><p>The oldest vines, by hand, last of all. We taste every row. It is the only day on which nobody talks much. At twenty past one, the last crate; we ate outside.</p><h3>What is left of it</h3><p>Fourteen mornings, not one shower, 12 degrees on average. The juice is clear and lively, with more flesh than in 2025. Now it sleeps on its lees and we shall do almost nothing, which is the hardest part. At Gorges we pick ten days after the rest; on the Layon, Claire means to finish in November.</p>",
    },
  },
};
