import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { buttonLook } from "@/components/ui/button-link";
import { inputLook } from "@/components/ui/field";
import type { Messages } from "@/lib/i18n/messages";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { AskedWhen } from "./asked-when";
import { PlaceSuggestions } from "./place-suggestions";
import { RIDE_CALENDAR } from "./ride-calendar";

/**
 * Where from, where to and when, in a line: an ordinary form, which asks the booking form's address
 * for that ride (`lib/rules/ride-query`). Nothing of it needs a script; places are suggested by one.
 */
export async function RideAsker({ locale }: { locale: Locale }) {
  const t = await getTranslations("booking.asker");
  const { asker, dayAndTime } = ((await getMessages()) as unknown as Messages).booking;
  const place = (name: "pickup" | "dropoff") => (
    <label className="block text-small">
      <span className="mb-1.5 block font-medium text-heading">{t(name)}</span>
      <input
        name={name}
        autoComplete="off"
        list="asked-places"
        placeholder={t("placeExample")}
        className={inputLook}
      />
    </label>
  );
  return (
    <form
      action={localisedPath("/reserver", locale)}
      aria-label={t("title")}
      className="mt-9 grid grid-cols-[3fr_2fr] items-end gap-x-4 gap-y-4 rounded-card border border-line bg-background/90 p-4 sm:p-6 md:grid-cols-[1fr_1fr_12.5rem_7.5rem_auto]"
    >
      <div className="max-md:col-span-2">{place("pickup")}</div>
      <div className="max-md:col-span-2">{place("dropoff")}</div>
      <NextIntlClientProvider messages={{ booking: { asker, dayAndTime } }}>
        <AskedWhen idCalendar={RIDE_CALENDAR} />
      </NextIntlClientProvider>
      <PlaceSuggestions id="asked-places" locale={locale} />
      <button type="submit" className={`${buttonLook("solid")} min-h-13 max-md:col-span-2`}>
        {t("send")}
      </button>
    </form>
  );
}
