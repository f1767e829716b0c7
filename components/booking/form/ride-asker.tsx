import { getMessages, getTranslations } from "next-intl/server";
import { buttonLook } from "@/components/ui/button-look";
import { inputLook } from "@/components/ui/field";
import type { Messages } from "@/lib/i18n/messages";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { AskedField } from "./asked-field";
import { AskedWhen } from "./asked-when";
import { PlaceSuggestions } from "./place-suggestions";

/**
 * Where from, where to and when, in a line: an ordinary form, which asks the booking form's address
 * for that ride (`lib/rules/booking/ride-query`). Nothing of it needs a script; places are suggested by one.
 * @param props.path of the booking form, without its locale prefix
 */
export async function RideAsker({ path, locale }: { path: string; locale: Locale }) {
  const t = await getTranslations("booking.asker");
  const { asker, dayAndTime } = ((await getMessages()) as unknown as Messages).booking;
  const place = (name: "pickup" | "dropoff") => (
    <AskedField id={`asked-${name}`} label={t(name)}>
      <input
        id={`asked-${name}`}
        name={name}
        autoComplete="off"
        list="asked-places"
        placeholder={t("placeExample")}
        className={inputLook}
      />
    </AskedField>
  );
  return (
    <form
      action={localisedPath(path, locale)}
      aria-label={t("title")}
      className="mt-9 grid grid-cols-[3fr_2fr] items-end gap-x-4 gap-y-4 rounded-card border border-line bg-background/90 p-4 sm:p-6 md:grid-cols-[1fr_1fr_12.5rem_7.5rem_auto]"
    >
      <div className="max-md:col-span-2">{place("pickup")}</div>
      <div className="max-md:col-span-2">{place("dropoff")}</div>
      <AskedWhen locale={locale} messages={{ booking: { asker, dayAndTime } }} />
      <PlaceSuggestions id="asked-places" locale={locale} />
      <button type="submit" className={`${buttonLook("solid")} min-h-13 max-md:col-span-2`}>
        {t("send")}
      </button>
    </form>
  );
}
