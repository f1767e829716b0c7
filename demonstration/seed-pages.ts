import type { PageData } from "@/demonstration/data/site-data";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageContent } from "@/lib/contract/page";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";

const NO_LINK = { type: "NONE", url: null, jsCode: null } as const;
const LANGUAGES: LanguageCode[] = ["fr_FR", "en"];

/** Creates pages and those below them; a page's path is its parents' slugs and its own. */
export async function seedPages(
  tx: Sql,
  idSite: number,
  pageData: PageData[],
  parent: { id: number; path: string } | null = null,
): Promise<void> {
  for (const [order, data] of pageData.entries()) {
    const path = `${parent?.path ?? ""}/${data.slug}`;
    const [row] = await tx
      .insert(pages)
      .values({
        idSite,
        idParent: parent?.id ?? null,
        order,
        type: data.type,
        role: data.role ?? null,
        isValid: data.isValid ?? true,
        isText: data.isText ?? false,
        showInMenu: data.showInMenu ?? false,
        isFixedOnRight: data.isFixedOnRight ?? false,
        useAbsoluteMenu: data.useAbsoluteMenu ?? false,
        reload: data.reload ?? false,
        isCustomHeader: LANGUAGES.some((code) => data.words[code].customHeader),
        isCustomFooter: LANGUAGES.some((code) => data.words[code].customFooter),
        menuIcon: data.menuIcon ?? null,
        isCmsPage: data.isCmsPage ?? true,
        route: path.slice(1) || "home",
      })
      .returning({ id: pages.id });
    if (!row) throw new Error(`Page ${path} was not created`);
    await tx.insert(pageTranslations).values(
      LANGUAGES.map((code) => {
        const { title, menuTitle, metaDescription, link, customHeader, customFooter } =
          data.words[code];
        return {
          idSite,
          idPage: row.id,
          code,
          title,
          url: path,
          menuTitle,
          metaDescription,
          link: link ?? NO_LINK,
          content: contentIn(data.content, code),
          customHeader: customHeader ?? null,
          customFooter: customFooter ?? null,
        };
      }),
    );
    await seedPages(tx, idSite, data.children ?? [], { id: row.id, path });
  }
}

const contentIn = (content: PageData["content"], code: LanguageCode): PageContent =>
  "type" in content ? content : content[code];
