import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/ui/site-link";
import type { Page } from "@/lib/contract/page";

/** Where one is: home, the pages above, and this one. */
export async function Breadcrumb(props: { ancestors: Page[]; title: string; home: string }) {
  const t = await getTranslations("chrome");
  const above = [{ title: props.home, url: "/" }].concat(
    props.ancestors.map(({ menuTitle: title, url }) => ({ title, url })),
  );
  return (
    <nav aria-label={t("breadcrumb")} className="container-page py-5 text-muted text-small">
      <ol className="flex flex-wrap gap-x-2">
        {above.map(({ title, url }) => (
          <li key={url} className="after:ml-2 after:content-['/']">
            <SiteLink href={url} className="underline-offset-4 hover:text-accent hover:underline">
              {title}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page">{props.title}</li>
      </ol>
    </nav>
  );
}
