import "server-only";
import type { Picture } from "@/lib/contract/image";
import type { PageDetail } from "@/lib/contract/page";
import { firstPicture } from "@/lib/html/first-picture";
import type { Locale } from "@/lib/rules/text/locale-code";
import { componentConf } from "./content";
import { found } from "./found";
import { pageDetail, pageMenu } from "./pages";

export async function sharePicture(page: PageDetail, locale: Locale): Promise<Picture | undefined> {
  const own = await pictureOn(page, locale);
  return own || page.url === "/" ? own : homePicture(locale);
}

export async function homePicture(locale: Locale): Promise<Picture | undefined> {
  const { home } = await pageMenu(locale);
  const detail = home && (await pageDetail(home.id, locale));
  return detail ? pictureOn(detail, locale) : undefined;
}

async function pictureOn({ content }: PageDetail, locale: Locale): Promise<Picture | undefined> {
  if (content.type === "GRAPE") return firstPicture(content.html);
  for (const slug of content.components) {
    const component = await found(componentConf(slug, locale));
    if (component && "image" in component.conf && component.conf.image) return component.conf.image;
  }
  return undefined;
}
