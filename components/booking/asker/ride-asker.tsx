import { getMessages, getTranslations } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { AskedField } from "./asked-field";
import { AskerForm } from "./asker-form";
import { askerMessages } from "./asker-messages";

/**
 * Form of a ride's places and time in a line, with its price: an ordinary form, which asks the
 * booking form's address for that ride (`lib/rules/booking/ride-query`). Nothing of it needs a
 * script; a script suggests places and tells the price, and loads once a field is touched.
 * @param props.path of the booking form, without its locale prefix
 * @param props.known known parts of the ride, as the booking form's address has them
 */
export async function RideAsker(props: { path: string; locale: Locale; known: URLSearchParams }) {
  const { path, locale, known } = props;
  const t = await getTranslations("booking");
  const messages = askerMessages((await getMessages()) as unknown as Messages);
  const example = t("asker.placeExample");
  return (
    <AskerForm action={localisedPath(path, locale)} locale={locale} messages={messages}>
      <div className="max-md:col-span-2">
        <AskedField
          name="pickup"
          label={t("asker.pickup")}
          placeholder={example}
          defaultValue={known.get("pickup") ?? undefined}
        />
      </div>
      <div className="max-md:col-span-2">
        <AskedField
          name="dropoff"
          label={t("asker.dropoff")}
          placeholder={example}
          defaultValue={known.get("dropoff") ?? undefined}
        />
      </div>
      <AskedField name="date" label={t("asker.date")} placeholder={t("dayAndTime.dayExample")} />
      <AskedField name="time" label={t("asker.time")} placeholder={t("dayAndTime.timeExample")} />
    </AskerForm>
  );
}
