import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { LOCALES } from "@/lib/rules/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";

export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** The root of the public pages: the same for everyone, static and cached. */
export default async function PublicLayout(props: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale: asked } = await props.params;
  const locale = LOCALES.find((known) => known === asked) ?? notFound();
  const site = await bootstrap(locale);
  return (
    <html lang={locale}>
      <body>
        <p>{site.parameters.COMPANY_NAME}</p>
        {props.children}
      </body>
    </html>
  );
}
