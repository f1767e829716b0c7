import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { LOCALES } from "@/lib/rules/text/locale-code";

export const ensureStatic = "navigation";

/** One placeholder: `next build` needs no provider, the page is made on its first request. */
export const generateStaticParams = () => [{ what: "_build" }];

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("errors");
  return { title: `${t("notFound")} (404)`, robots: { index: false } };
}

/**
 * The page that says that there is none: one a language, which the server answers with, as 404, for
 * every path that leads nowhere. Nobody reaches it by its own address.
 */
export default async function NotFoundPage({ params }: Props) {
  const { locale } = await params;
  return <NotFoundScreen locale={LOCALES.find((known) => known === locale) ?? "fr"} />;
}
