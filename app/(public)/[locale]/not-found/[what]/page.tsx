import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { LOCALES } from "@/lib/rules/text/locale-code";

export const ensureStatic = "navigation";

/** A placeholder: `next build` needs no provider, and the page is made on its first request. */
export const generateStaticParams = () => [{ what: "_build" }];

interface Props {
  params: Promise<{ locale: string; what: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { what }] = await Promise.all([getTranslations("errors"), params]);
  const title = what === "gone" ? `${t("gone")} (410)` : `${t("notFound")} (404)`;
  return { title, robots: { index: false } };
}

/**
 * The page for a missing page, one per language. The server answers with it as 404 for every path
 * that leads nowhere, and as 410 for a page that was taken away. Nobody reaches it by its own
 * address.
 */
export default async function NotFoundPage({ params }: Props) {
  const { locale: segment, what } = await params;
  const locale = LOCALES.find((known) => known === segment) ?? "fr";
  return <NotFoundScreen locale={locale} what={what === "gone" ? "gone" : "page"} />;
}
