import { and, eq, or, type SQL, sql } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/popup";
import type { ContentShown } from "@/lib/contract/content/definition";
import { popupContent } from "@/lib/contract/content/popup";
import type { Popup } from "@/lib/contract/popup";
import { publishedContents } from "@/platform/content/item/published-contents";
import { pageTranslations } from "@/platform/db/schema/content";
import { contentPublished } from "@/platform/db/schema/content-item";
import { newRouter } from "@/platform/http/router";

const popups = publishedContents(popupContent);

export function popupRouter() {
  return newRouter()
    .answer(calls.getPagePopup, async (reader, { query }) => {
      const popup = await popups.first({ ...reader, among: isOnPage(query.page) });
      return { popup: popup ? popupOf(popup) : null };
    })
    .answer(calls.getPopup, async (reader, { param }) =>
      popupOf(await popups.item(param.id, reader)),
    );
}

const isSaid = (name: string, value: string): SQL =>
  sql`${contentPublished.fields}->>${sql.raw(`'${name}'`)} = ${value}`;

function isOnPage(idPage: number): SQL | undefined {
  const isHome = sql`exists (select from ${pageTranslations} where ${and(
    eq(pageTranslations.idPage, idPage),
    eq(pageTranslations.url, "/"),
  )})`;
  return or(
    isSaid("where", "EVERYWHERE"),
    and(isSaid("where", "HOME"), isHome),
    and(isSaid("where", "PAGE"), isSaid("idPage", String(idPage))),
  );
}

function popupOf(shown: ContentShown<typeof popupContent>): Popup {
  const { id, title, content, image, linkLabel, linkUrl, showAtEachLoad } = shown;
  const link = linkLabel && linkUrl ? { label: linkLabel, url: linkUrl } : null;
  return { id, title, content, image, link, showAtEachLoad };
}
