import { getTranslations } from "next-intl/server";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { SiteLink } from "@/components/ui/site-link";
import type { BlogFolderShown } from "@/lib/site/contents";

export async function BlogFolderLinks({ folders }: { folders: BlogFolderShown[] }) {
  if (folders.length === 0) return null;
  const t = await getTranslations("content.blog");
  return (
    <nav aria-label={t("folders")} className="mb-8 md:mb-12">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {folders.map(({ id, title, path }) => (
          <li key={id}>
            <SiteLink href={path ?? "/"} className={QUIET_LOOK}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
