import { pictures } from "@/demonstration/72/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

export const routeDesVins: ContentData = {
  type: "blog",
  from: "2026-10-01T07:00:00Z",
  values: { cover: pictures.escapades, author: "Yann Guillou", folder: "@routes" },
  words: {
    fr_FR: {
      title: "Une journée dans le vignoble, côté Sèvre",
      slug: "une-journee-dans-le-vignoble",
      summary:
        "Clisson le matin, trois caves, un déjeuner au bord de l’eau, et personne qui recrache à regret parce qu’il conduit.",
      content:
        '<p>Le vignoble nantais commence au bout de la ligne de tramway, ou presque. En vingt-cinq minutes on est dans les rangs. C’est la journée que nous conduisons le plus volontiers d’avril à novembre, et voici comment nous la ferions pour des amis.</p><h3>9 h 30, Clisson avant les autres</h3><p>On commence à pied : les halles du quatorzième siècle, le château, les deux rivières, et cette Toscane de briques et de pins qu’un sculpteur de retour de Rome a voulue ici. Une heure suffit ; la voiture attend de l’autre côté du pont.</p><h3>11 h, une première cave</h3><p>Deux ou trois vins, pas davantage. Nous appelons la veille pour savoir qui reçoit : un vigneron pendant la mise en bouteille n’a pas le temps, et il a raison. Demandez à goûter le même muscadet sur deux roches, granite et gabbro, l’un après l’autre. On comprend en une minute ce que des livres expliquent en un chapitre.</p><h3>12 h 30, déjeuner près de l’eau</h3><p>Au Pallet, à Monnières ou plus bas vers Vertou, selon la saison et l’appétit. Brochet, anguille, beurre blanc : tout cela a été inventé à côté.</p><h3>14 h 30, les crus</h3><p>L’après-midi est pour les vins qui ont attendu : Clisson, Gorges, Le Pallet, deux ou trois ans sur leurs lies. Ils ne ressemblent pas à l’idée qu’on se fait d’un muscadet. Les bouteilles achetées voyagent couchées dans le coffre, à l’ombre.</p><h3>Et le retour</h3><p>Par les bords de Sèvre si la lumière est belle, par la quatre-voies si elle ne l’est pas. En mise à disposition, une journée de huit heures en berline coûte 520 €, soit 173 € par personne à trois, chauffeur et kilomètres compris dans la limite de 240. La page des <a href="/services/chauffeur-prive-pour-les-escapades-touristiques">escapades</a> en propose deux autres.</p><p>L’abus d’alcool est dangereux pour la santé : à consommer avec modération.</p>',
    },
    en: {
      title: "A day among the vines, by the Sèvre",
      slug: "a-day-among-the-vines",
      summary:
        "Clisson in the morning, three wineries, lunch by the water, and nobody spitting with regret because they have to drive.",
      content:
        '<p>The vineyards of Nantes begin at the end of the tram line, or nearly. Twenty-five minutes, and you are between the rows. It is the day we most like to drive from April to November, and this is how we would do it for friends.</p><h3>Half past nine, Clisson before the others</h3><p>Begin on foot: the fourteenth-century market hall, the castle, the two rivers, and the Tuscany of brick and pines that a sculptor home from Rome wanted here. An hour is enough; the car waits across the bridge.</p><h3>Eleven o’clock, a first winery</h3><p>Two or three wines, no more. We ring the day before to ask who is receiving: a grower at bottling time has no time, and quite right too. Ask to taste the same Muscadet from two rocks, granite and gabbro, one after the other. In a minute you understand what books explain in a chapter.</p><h3>Half past twelve, lunch near the water</h3><p>At Le Pallet, at Monnières or further down towards Vertou, depending on the season and your appetite. Pike, eel, white butter sauce: it was all invented next door.</p><h3>Half past two, the crus</h3><p>The afternoon belongs to wines that have waited: Clisson, Gorges, Le Pallet, two or three years on their lees. They are nothing like what most people think a Muscadet is. The bottles you buy travel lying down in the boot, in the shade.</p><h3>And the way back</h3><p>Along the Sèvre if the light is good, by the main road if it is not. Hired by the hour, a day of eight hours in the saloon costs €520, or €173 each for three, with the chauffeur and up to 240 kilometres. The <a href="/services/chauffeur-prive-pour-les-escapades-touristiques">touring</a> page has two more days like it.</p><p>Alcohol abuse is dangerous for your health: please drink in moderation.</p>',
    },
  },
};
