import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { AGE_DOOR_SCRIPT } from "@/lib/site/age-door-script";
import type { SiteParameters } from "@/lib/site/parameters";
import { AgeDoorPicture } from "./age-door-picture";
import { MinorsNotice } from "./minors-notice";

/**
 * Asks visitors of a wine site whether they are of age, before anything else. A script of its
 * own in the page opens it: nothing is seen before, nothing is loaded for it on another site, and
 * without JavaScript, or for a robot, there is no door.
 */
export async function AgeDoor(props: {
  parameters: SiteParameters;
  mark: ReactNode;
  languages: ReactNode;
  nonce?: string | undefined;
}) {
  const { parameters } = props;
  const t = await getTranslations("shop.age");
  return (
    <>
      <dialog
        id="age-door"
        aria-labelledby="age-door-title"
        closedby="none"
        // The script opens it before React is there.
        suppressHydrationWarning
        className="group m-0 h-dvh max-h-none w-dvw max-w-none flex-col overflow-y-auto bg-background text-ink open:flex"
      >
        <div className="relative grid grow content-start md:grid-cols-2 md:content-stretch">
          <AgeDoorPicture
            src={parameters.AGE_DOOR_PICTURE}
            small={parameters.AGE_DOOR_PICTURE_MOBILE}
            service={parameters.IMAGE_SERVICE_URL}
          />
          <div
            className={`relative grid px-6 pt-12 pb-8 text-center md:px-16 ${parameters.AGE_DOOR_PICTURE ? "md:col-start-2" : "md:col-span-full"}`}
          >
            <div className="m-auto flex max-w-md flex-col items-center">
              {props.mark}
              <div className="mt-7 group-data-refused:hidden md:mt-10">
                <h2 id="age-door-title" className="text-title">
                  {t("title")}
                </h2>
                <p className="mt-4 text-muted">{t("text")}</p>
                <p className="mt-7 flex flex-wrap justify-center gap-4 md:mt-9">
                  <button type="button" data-age="yes" className={buttonLook("solid")}>
                    {t("yes")}
                  </button>
                  <button type="button" data-age="no" className={buttonLook("outline")}>
                    {t("no")}
                  </button>
                </p>
              </div>
              <div className="mt-7 hidden group-data-refused:block md:mt-10" role="status">
                <p className="font-title text-heading text-title">{t("refused")}</p>
                <p className="mt-4 text-muted">{t("refusedText")}</p>
                <p className="mt-7 md:mt-9">
                  <button
                    type="button"
                    data-age="back"
                    className="min-h-11 text-small underline underline-offset-4 hover:text-accent"
                  >
                    {t("back")}
                  </button>
                </p>
              </div>
            </div>
            <div className="absolute top-5 right-6 md:right-10">{props.languages}</div>
          </div>
        </div>
        {parameters.DISPLAY_ALCOHOL_SELLING_MESSAGE && <MinorsNotice />}
      </dialog>
      <script nonce={props.nonce}>{AGE_DOOR_SCRIPT}</script>
    </>
  );
}
