import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button-link";

/** Note in the place of a page that is gone: short, because every page brings it along. */
export async function NotFoundNote() {
  const t = await getTranslations("errors");
  return (
    <main className="container-page py-24 text-center">
      <h1 className="mb-9 text-title">{t("notFound")}</h1>
      <ButtonLink href="/">{t("backHome")}</ButtonLink>
    </main>
  );
}
