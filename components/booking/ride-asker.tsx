import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/components/ui/button-link";
import { inputLook } from "@/components/ui/field";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { PlaceSuggestions } from "./place-suggestions";

/**
 * Where from, where to and when, in a line: an ordinary form, which asks the booking form's address
 * for that ride (`lib/rules/ride-query`). Nothing of it needs a script; places are suggested by one.
 */
export async function RideAsker({ locale }: { locale: Locale }) {
  const t = await getTranslations("booking.asker");
  const field = (name: "pickup" | "dropoff" | "date" | "time", type: "text" | "date" | "time") => (
    <label className="block text-small">
      <span className="mb-1.5 block font-medium text-heading">{t(name)}</span>
      <input
        name={name}
        type={type}
        autoComplete="off"
        {...(type === "text" && { list: "asked-places", placeholder: t("placeExample") })}
        className={inputLook}
      />
    </label>
  );
  return (
    <form
      action={localisedPath("/reserver", locale)}
      aria-label={t("title")}
      className="mt-9 grid grid-cols-2 items-end gap-x-4 gap-y-4 rounded-card border border-line bg-background/90 p-4 sm:p-6 md:grid-cols-[1fr_1fr_auto_auto_auto]"
    >
      <div className="max-md:col-span-2">{field("pickup", "text")}</div>
      <div className="max-md:col-span-2">{field("dropoff", "text")}</div>
      {field("date", "date")}
      {field("time", "time")}
      <PlaceSuggestions id="asked-places" locale={locale} />
      <button type="submit" className={`${buttonLook("solid")} min-h-13 max-md:col-span-2`}>
        {t("send")}
      </button>
    </form>
  );
}
