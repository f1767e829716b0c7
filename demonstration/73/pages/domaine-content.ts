import type { Picture } from "@/lib/contract/image";
import type { PageContent } from "@/lib/contract/page";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { domaineCss } from "./domaine-css";
import { type DomaineWords, domaineWords } from "./domaine-words";
import { pictures } from "./pictures";

const img = ({ src, alt, width, height }: Picture, loading: "eager" | "lazy" = "lazy") =>
  `<img src="${src}" alt="${alt}" width="${width}" height="${height}" loading="${loading}">`;

const soil = ({ title, where, text, facts }: DomaineWords["soils"][number], picture: Picture) => `
<article class="dom-soil">
  <figure>${img(picture)}</figure>
  <div>
    <h3>${title}</h3>
    <p class="dom-where">${where}</p>
    <p class="dom-text">${text}</p>
    <dl class="dom-facts">
      ${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("")}
    </dl>
  </div>
</article>`;

const html = (code: "fr_FR" | "en") => {
  const w = domaineWords[code];
  // A wine of each rock: gneiss, gabbro, schist.
  const rocks = [pictures.clos, pictures.gorges, pictures.layon];
  return `
<header class="dom dom-hero">
  <picture>${img(pictures.domaine[code], "eager")}</picture>
  <div class="dom-wrap">
    <p class="dom-kicker">${w.kicker}</p>
    <h1>${w.title}</h1>
    <p class="dom-lead">${w.lead}</p>
    <p class="dom-actions"><a href="/vins">${w.wines}</a><a href="/visites">${w.visit}</a></p>
  </div>
</header>
<section class="dom dom-band"><div class="dom-wrap">
  <p class="dom-kicker">${w.soilsKicker}</p>
  <h2>${w.soilsTitle}</h2>
  <p class="dom-lead">${w.soilsText}</p>
  ${w.soils.map((each, index) => soil(each, (rocks[index] ?? pictures.domaine)[code])).join("")}
</div></section>
<section class="dom dom-band"><div class="dom-wrap dom-story">
  <header>
    <p class="dom-kicker">${w.datesKicker}</p>
    <h2>${w.datesTitle}</h2>
  </header>
  <div>
    <ol class="dom-dates">
      ${w.dates.map(([year, what]) => `<li><time datetime="${year}">${year}</time> <span>${what}</span></li>`).join("")}
    </ol>
    <p class="dom-note">${w.note}</p>
  </div>
</div></section>
<div data-component="domaine-chai"></div>
<div data-component="domaine-appel"></div>`;
};

/** Page of the estate: built with the page builder, its blocks among its own HTML. */
export const domaineContent: PerLanguage<PageContent> = {
  fr_FR: { type: "GRAPE", css: domaineCss, html: html("fr_FR") },
  en: { type: "GRAPE", css: domaineCss, html: html("en") },
};
