import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LOCALES, type Locale } from "@/lib/rules/locale-code";
import { findPage, pageDetail, pageTree } from "@/lib/site/pages";

export const ensureStatic = "navigation";

/** One placeholder: `next build` needs no provider, each path is made on its first request. */
export const generateStaticParams = () => [{ path: ["_build"] }];

interface Props {
  params: Promise<{ locale: string; path?: string[] }>;
}

async function load({ params }: Props) {
  const { locale: asked, path = [] } = await params;
  const locale: Locale = LOCALES.find((known) => known === asked) ?? notFound();
  const found = findPage(await pageTree(locale), `/${path.map(decodeURIComponent).join("/")}`);
  const page = found?.page.cms.isCmsPage ? await pageDetail(found.page.id, locale) : undefined;
  if (!found || !page) notFound();
  return { locale, page, ancestors: found.ancestors };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await load(props);
  return { title: page.title, description: page.metaDescription };
}

export default async function CmsPage(props: Props) {
  const { page } = await load(props);
  return <main>{page.title}</main>;
}
