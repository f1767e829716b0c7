import type { Picture } from "@/lib/contract/image";
import type { PageContent } from "@/lib/contract/page";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { bookingLink } from "./booking-link";
import { escapadesCss } from "./escapades-css";
import { type EscapadesWords, escapadesWords } from "./escapades-words";
import { pictures } from "./pictures";

const img = ({ src, alt, width, height }: Picture) =>
  `<img src="${src}" alt="${alt}" width="${width}" height="${height}" loading="lazy">`;

const href = (path: string) => path.replaceAll("&", "&amp;");

const day = (
  { title, when, text, hours, booking }: EscapadesWords["days"][number],
  picture: Picture,
  book: string,
) => `
<article class="esc-day">
  <figure>${img(picture)}</figure>
  <div>
    <h3>${title}</h3>
    <p class="esc-when">${when}</p>
    <p class="esc-text">${text}</p>
    <ul class="esc-hours">
      ${hours.map(([time, shown, what]) => `<li><time datetime="${time}">${shown}</time> <span>${what}</span></li>`).join("")}
    </ul>
    <p class="esc-actions"><a class="esc-day-book" href="${href(bookingLink(booking))}">${book}</a></p>
  </div>
</article>`;

const html = (code: "fr_FR" | "en") => {
  const w = escapadesWords[code];
  const [salt, wine, estuary] = w.days;
  return `
<div data-component="escapades-hero"></div>
<section class="esc esc-band"><div class="esc-wrap">
  <p class="esc-kicker">${w.daysKicker}</p>
  <h2>${w.daysTitle}</h2>
  <p class="esc-lead">${w.daysText}</p>
  ${day(salt, pictures.maraisSalants[code], w.bookDay)}
  ${day(wine, pictures.vignoble[code], w.bookDay)}
  ${day(estuary, pictures.pont[code], w.bookDay)}
</div></section>
<section class="esc"><div class="esc-wrap esc-further">
  <header>
    <p class="esc-kicker">${w.furtherKicker}</p>
    <h2>${w.furtherTitle}</h2>
  </header>
  <div>
    <table class="esc-table">
      <thead><tr>${w.columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>
      <tbody>${w.further.map(([where, howLong, why]) => `<tr><th scope="row">${where}</th><td>${howLong}</td><td>${why}</td></tr>`).join("")}</tbody>
    </table>
    <p class="esc-note">${w.note}</p>
  </div>
</div></section>
<div data-component="escapades-galerie"></div>
<div data-component="escapades-questions"></div>
<div data-component="escapades-autres"></div>
<div data-component="escapades-appel"></div>`;
};

/** Touring page: built with the page builder, its blocks among its own HTML. */
export const escapadesContent: PerLanguage<PageContent> = {
  fr_FR: { type: "GRAPE", css: escapadesCss, html: html("fr_FR") },
  en: { type: "GRAPE", css: escapadesCss, html: html("en") },
};
