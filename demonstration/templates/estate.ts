import { pictures } from "@/demonstration/73/pages/pictures";
import { site73 } from "@/demonstration/73/site-73";
import { blocks, words } from "@/demonstration/data/page-writing";
import type { PageData, SiteData } from "@/demonstration/data/site-data";
import { estateBlocks } from "./estate-blocks";
import { named } from "./named";
import { withoutCompany } from "./without-company";

/** Pages of the estate that are its own story, and lists of it. */
const OWN_PAGES = ["domaine", "visites", "rendez-vous"];

/** Returns an estate's first pages; those below them are of every site. */
export const shopPages = (name: string): PageData[] => [
  {
    slug: "vins",
    role: "SHOP",
    showInMenu: true,
    menuIcon: "tag",
    words: words(
      ["Nos vins", "Nos vins", `Les vins de ${name}, à la bouteille et en carton.`],
      ["Our wines", "Our wines", `The wines of ${name}, by the bottle and by the case.`],
    ),
    ...blocks([{ slug: "vins-liste" }, { slug: "vins-questions" }]),
  },
];

/** Site of a wine estate: its shop, with the look of site 73 and texts that any estate could say. */
export function estate(name: string): SiteData {
  const plain = withoutCompany(site73, {
    blocks: ["contact-plan"],
    routes: ["saisons", "rendez-vous", "degustations"],
  });
  const [home, ...others] = plain.pages.filter(({ slug }) => !OWN_PAGES.includes(slug));
  if (!home) throw new Error("The estate has no home");
  const components = estateBlocks(pictures);
  const ours = new Set(components.map(({ slug }) => slug));
  const pages = [
    {
      ...home,
      words: words(
        [name, "Accueil", `Les vins de ${name}, vendus par ceux qui les font.`],
        [name, "Home", `The wines of ${name}, sold by those who make them.`],
      ),
      ...blocks(["hero", "vins", "appel"].map((part) => ({ slug: `accueil-${part}` }))),
    },
    ...shopPages(name),
    ...others.filter(({ slug }) => slug !== "vins"),
  ];
  const used = new Set(pages.flatMap(slugsOf));
  return named(
    {
      ...plain,
      contents: [],
      pages,
      components: [
        ...components,
        ...plain.components.filter(({ slug }) => !ours.has(slug) && used.has(slug)),
      ],
      elements: plain.elements.filter(({ words: said }) => !isOfOwnPage(said.fr_FR.url)),
    },
    [
      [/,? (?:vignerons |growers )?(?:à|at) Saint-Gildas-sur-Sèvre/g, ""],
      [/un muscadet/g, "un vin blanc"],
      [/a Muscadet/g, "a white wine"],
      [/du Domaine des Quatre Aulnes/g, `de ${name}`],
      [/au Domaine des Quatre Aulnes/g, `à ${name}`],
      [/(?:the )?Domaine des Quatre Aulnes/g, name],
      [/des Quatre Aulnes/g, `de ${name}`],
      [/(?:the )?Quatre Aulnes/g, name],
    ],
  );
}

const isOfOwnPage = (url: string | null | undefined) =>
  OWN_PAGES.some((slug) => url?.startsWith(`/${slug}`));

const slugsOf = ({ content }: PageData): string[] =>
  "type" in content && content.type === "V1" ? content.components : [];
