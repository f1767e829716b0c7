import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { RootDocument } from "@/app/root-document";
import { LOCALES } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { NONCE_HEADER } from "@/lib/site/private-policy";
import { siteIcon } from "@/lib/site/site-icon";
import { themeColour } from "@/lib/site/theme-colour";

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const instant = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: segment } = await params;
  await headers();
  const site = await bootstrap(LOCALES.find((known) => known === segment) ?? "fr");
  return { ...siteIcon(site), robots: { index: false, follow: false } };
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { locale: segment } = await params;
  await headers();
  const site = await bootstrap(LOCALES.find((known) => known === segment) ?? "fr");
  return { themeColor: themeColour(site) };
}

/**
 * The root of the pages for one visitor: made per request, under the policy of `middleware.ts`.
 * Code of the site's owner (§3 Injected code) stays outside.
 */
export default async function PrivateLayout({ children, params }: Props) {
  const { locale: segment } = await params;
  const locale = LOCALES.find((known) => known === segment) ?? notFound();
  const nonce = (await headers()).get(NONCE_HEADER);
  if (!nonce) throw new Error("A private page that the matcher of middleware.ts does not know");
  return (
    <RootDocument locale={locale} site={await bootstrap(locale)} nonce={nonce}>
      {children}
    </RootDocument>
  );
}
