import { getTranslations } from "next-intl/server";
import { SmallPicture } from "@/components/ui/small-picture";
import type { AwardList } from "@/lib/contract/product";
import { imageServiceUrl } from "@/lib/site/image-service";

export async function AwardsOf({ awards }: { awards: AwardList["awards"] }) {
  if (awards.length === 0) return null;
  const t = await getTranslations("shop.sheet");
  const service = await imageServiceUrl();
  return (
    <ul aria-label={t("awards")} className="mt-6 space-y-1.5 text-small">
      {awards.map(({ id, name, year, medal, image }) => (
        <li key={id} className={`flex gap-3 ${image ? "items-center" : "items-baseline"}`}>
          {image && (
            <SmallPicture
              picture={image}
              widths={[64, 128]}
              sizes="3rem"
              service={service}
              className="size-12 shrink-0 object-contain"
            />
          )}
          <span className="whitespace-nowrap rounded-control border border-accent px-2 py-0.5 text-accent">
            {t(`medal.${medal}`)}
          </span>
          <span>{`${name} · ${year}`}</span>
        </li>
      ))}
    </ul>
  );
}
