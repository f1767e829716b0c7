import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { RootDocument } from "@/app/root-document";
import { PromotedNews } from "@/components/content/promoted/promoted-news";
import { LOCALES } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { siteIcon } from "@/lib/site/site-icon";
import { themeColour } from "@/lib/site/theme-colour";

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: segment } = await params;
  const site = await bootstrap(LOCALES.find((known) => known === segment) ?? "fr");
  return { ...siteIcon(site), ...(site.info?.isBuilding && { robots: { index: false } }) };
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { locale: segment } = await params;
  const site = await bootstrap(LOCALES.find((known) => known === segment) ?? "fr");
  return { themeColor: themeColour(site) };
}

/**
 * The root of the public pages: the same for everyone, static and cached. It leaves out the owner's
 * own code: `server/page-cache` adds that for visitors.
 */
export default async function PublicLayout({ children, params }: Props) {
  const { locale: segment } = await params;
  const locale = LOCALES.find((known) => known === segment) ?? notFound();
  const site = await bootstrap(locale);
  return (
    <RootDocument locale={locale} site={site}>
      {children}
      <PromotedNews site={site} />
    </RootDocument>
  );
}
