import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/components/ui/button-look";
import { AGE_DOOR_SCRIPT } from "@/lib/site/age-door-script";

/**
 * Asks visitors of a wine site whether they are of age, before anything else. A script of its
 * own in the page opens it: nothing is seen before, nothing is loaded for it on another site, and
 * without JavaScript, or for a robot, there is no door.
 */
export async function AgeDoor(props: { company: string; nonce?: string | undefined }) {
  const t = await getTranslations("shop.age");
  return (
    <>
      <dialog
        id="age-door"
        aria-labelledby="age-door-title"
        closedby="none"
        // The script opens it before React is there.
        suppressHydrationWarning
        className="group m-0 h-dvh max-h-none w-dvw max-w-none place-content-center overflow-y-auto bg-background p-6 text-center text-ink open:grid"
      >
        <div className="mx-auto max-w-xl group-data-refused:hidden">
          <p className="kicker mb-5">{props.company}</p>
          <h2 id="age-door-title" className="text-title">
            {t("title")}
          </h2>
          <p className="mt-5 text-lead text-muted">{t("text")}</p>
          <p className="mt-9 flex flex-wrap justify-center gap-4">
            <button type="button" data-age="yes" className={buttonLook("solid")}>
              {t("yes")}
            </button>
            <button type="button" data-age="no" className={buttonLook("outline")}>
              {t("no")}
            </button>
          </p>
        </div>
        <div className="mx-auto hidden max-w-xl group-data-refused:block" role="status">
          <p className="font-title text-heading text-title">{t("refused")}</p>
          <p className="mt-5 text-lead text-muted">{t("refusedText")}</p>
          <p className="mt-9">
            <button
              type="button"
              data-age="back"
              className="min-h-11 text-small underline underline-offset-4 hover:text-accent"
            >
              {t("back")}
            </button>
          </p>
        </div>
      </dialog>
      <script nonce={props.nonce}>{AGE_DOOR_SCRIPT}</script>
    </>
  );
}
