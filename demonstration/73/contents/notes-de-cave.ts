import { pictures } from "@/demonstration/73/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

export const notesDeCave: ContentData = {
  type: "blog",
  from: "2026-04-20T08:00:00Z",
  values: { cover: pictures.cru, author: "Louise Guérineau", folder: "@au-chai" },
  words: {
    fr_FR: {
      title: "Notes de cave : attendre trente-six mois",
      slug: "notes-de-cave-attendre-trente-six-mois",
      summary:
        "Pourquoi le Gorges reste trois ans sur ses lies, ce qui s’y passe, et ce qu’on entend quand on colle l’oreille à la cuve.",
      content:
        '<p>Les lies, ce sont les levures qui ont fini leur travail. Elles tombent au fond de la cuve, en une crème grise que l’on pourrait jeter. Ici, on les garde. C’est même écrit sur l’étiquette : « sur lie ».</p><h3>Ce qu’elles font, en ne faisant rien</h3><p>Mortes, elles se défont lentement et rendent au vin ce qu’elles avaient pris : un peu de gras, un goût de mie de pain, une protection contre l’air. Un muscadet ordinaire passe un hiver avec elles. Les crus y restent au moins deux ans ; notre Gorges, trois.</p><h3>Pourquoi lui, et pourquoi si longtemps</h3><p>Le gabbro donne un vin fermé, presque dur, qui ne ressemble à rien la première année. La première fois, en 2019, j’ai cru l’avoir raté. Mon père m’a dit d’attendre les fèves. Aux fèves il était sévère, aux cerises il était droit, et au troisième printemps il sentait la pierre mouillée et le tilleul. Depuis, j’attends sans rien dire.</p><h3>Ce que nous faisons pendant ce temps</h3><ul><li>Goûter, une fois par mois, toujours le matin.</li><li>Remuer les lies au bâton, le premier hiver seulement.</li><li>Ne pas soutirer, ne pas coller, ne pas nous inquiéter.</li><li>Écouter : au printemps la cuve chante un peu, c’est un reste de gaz qui s’en va.</li></ul><h3>La mise</h3><p>Elle se fait au printemps de la quatrième année, un jour de haute pression, quand les lies tiennent bien au fond. Soixante ares donnent un peu moins de trois mille bouteilles. Il n’y en aura pas davantage : la roche verte s’arrête au chemin.</p><p>Vous le trouverez parmi <a href="/vins">nos vins</a>. Il peut encore attendre dix ans ; il vaut mieux en prendre deux, une pour savoir et une pour la patience.</p>',
    },
    en: {
      title: "Cellar notes: waiting thirty-six months",
      slug: "cellar-notes-waiting-thirty-six-months",
      summary:
        "Why the Gorges spends three years on its lees, what goes on there, and what you hear with your ear against the vat.",
      content:
        '<p>Lees are yeasts that have finished their work. They sink to the bottom of the vat in a grey cream that one might throw away. Here we keep them. It even says so on the label: sur lie.</p><h3>What they do by doing nothing</h3><p>Dead, they slowly come apart and give back to the wine what they had taken: a little roundness, a taste of fresh bread, a shield against the air. An ordinary Muscadet spends one winter with them. The crus stay for two years at least; our Gorges, for three.</p><h3>Why this one, and why so long</h3><p>Gabbro gives a closed wine, almost hard, which is like nothing at all in its first year. The first time, in 2019, I thought I had spoilt it. My father told me to wait for the broad beans. By the broad beans it was stern, by the cherries it stood straight, and in its third spring it smelt of wet stone and lime blossom. Since then I wait and say nothing.</p><h3>What we do meanwhile</h3><ul><li>Taste, once a month, always in the morning.</li><li>Stir the lees with a rod, in the first winter only.</li><li>No racking, no fining, no worrying.</li><li>Listen: in spring the vat sings a little; it is the last of the gas on its way out.</li></ul><h3>Bottling</h3><p>It is done in the spring of the fourth year, on a day of high pressure, when the lees lie firmly at the bottom. An acre and a half gives a little under three thousand bottles. There will never be more: the green rock stops at the lane.</p><p>You will find it among <a href="/vins">our wines</a>. It can wait another ten years; better to take two, one to find out and one for patience.</p>',
    },
  },
};
