import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { MINE, type Purchase } from "./purchase";

export async function BackToMyPurchases({ of }: { of: Purchase }) {
  const t = await getTranslations(of === "order" ? "order.member" : "ride.member");
  return (
    <p className="mb-4">
      <SiteLink
        href={MINE[of]}
        className="inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline"
      >
        <Icon name="chevron" className="size-4 rotate-90" />
        {t("mine")}
      </SiteLink>
    </p>
  );
}
