import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button-link";

export async function UnknownNewsletterLink({ isOn }: { isOn: boolean }) {
  const t = await getTranslations("newsletter.link.unknown");
  return (
    <>
      <h1 className="text-title">{t("title")}</h1>
      <p className="mt-5 text-lead text-muted">{t("text")}</p>
      {isOn && <p className="mt-4 text-muted">{t("again")}</p>}
      <div className="mt-10">
        <ButtonLink href="/">{t("home")}</ButtonLink>
      </div>
    </>
  );
}
