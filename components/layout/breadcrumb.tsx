import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/ui/site-link";
import type { Step } from "@/lib/site/trail";

export async function Breadcrumb({ trail }: { trail: Step[] }) {
  const t = await getTranslations("chrome");
  return (
    <nav
      aria-label={t("breadcrumb")}
      className="container-page py-5 text-muted text-small calm:hidden"
    >
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {trail.slice(0, -1).map(({ title, url }) => (
          <li key={url} className="after:ml-2 after:content-['/']">
            <SiteLink href={url} className="underline-offset-4 hover:text-accent hover:underline">
              {title}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.title}</li>
      </ol>
    </nav>
  );
}
