import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonLook } from "@/components/ui/button-look";

/** Note for those who run the site, with the place of its letters. */
export async function OutboxNotice() {
  const t = await getTranslations("outbox.overview");
  return (
    <section
      aria-labelledby="outbox-notice"
      className="mb-10 border-accent border-l-2 bg-surface p-6 md:p-8"
    >
      <h2 id="outbox-notice" className="font-title text-heading text-subtitle">
        {t("title")}
      </h2>
      <p className="mt-2 text-muted">{t("text")}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {/* Of no language, and with a policy of its own, which comes with a load. */}
        <a href="/admin" className={buttonLook("solid")}>
          {t("openPanel")}
        </a>
        <ButtonLink href="/outbox" look="outline">
          {t("open")}
        </ButtonLink>
      </p>
    </section>
  );
}
