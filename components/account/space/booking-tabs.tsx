import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/ui/site-link";

const WHEN = ["upcoming", "past"] as const;

export type BookingTab = (typeof WHEN)[number];

export async function BookingTabs({ current }: { current: BookingTab }) {
  const t = await getTranslations("account.bookings");
  return (
    <nav aria-label={t("which")} className="mb-8">
      <ul className="flex gap-8 border-line border-b">
        {WHEN.map((when) => (
          <li key={when}>
            <SiteLink
              href={when === "past" ? "/account/bookings?when=past" : "/account/bookings"}
              aria-current={when === current ? "page" : undefined}
              className="-mb-px flex min-h-12 items-center border-transparent border-b-2 text-muted hover:text-accent aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-heading"
            >
              {t(when)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
