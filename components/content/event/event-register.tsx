import { getMessages, getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/ui/site-link";
import type { Messages } from "@/lib/i18n/messages";
import { MOST_PEOPLE } from "@/lib/rules/content/free-places";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { EventShown } from "@/lib/site/contents";
import { RegisterFormLoader } from "./register-form-loader";

/** Registration for an event, or a note that it is too late; nothing where there is none. */
export async function EventRegister({ event, locale }: { event: EventShown; locale: Locale }) {
  const { places, placesLeft, hasBegun } = event;
  if (places === null || placesLeft === null) return null;
  const [t, form, error, messages] = await Promise.all([
    getTranslations("event.register"),
    getTranslations("form"),
    getTranslations("form.errors"),
    getMessages() as unknown as Promise<Messages>,
  ]);
  const isFull = placesLeft === 0;
  const toCorrect = Object.fromEntries(
    [2, 3].map((count) => [count, form("toCorrect", { count })]),
  );
  return (
    <section aria-labelledby="register-title" className="mt-14 border-line border-t pt-8">
      <h2 id="register-title" className="text-subtitle">
        {t(isFull && !hasBegun ? "titleFull" : "title")}
      </h2>
      <p className="mt-2 mb-8 text-muted">{t(hasBegun ? "over" : isFull ? "full" : "lead")}</p>
      {!hasBegun && (
        <RegisterFormLoader
          locale={locale}
          language={codeFromLocale(locale)}
          route={event.route}
          id={event.id}
          most={Math.min(MOST_PEOPLE, places)}
          words={messages.event.register}
          toCorrect={toCorrect}
          errorTexts={{
            REQUIRED: error("REQUIRED"),
            HIDDEN_SIGN: error("HIDDEN_SIGN"),
            EMAIL_INVALID: error("EMAIL_INVALID"),
          }}
        >
          {t.rich("policy", {
            link: (text) => (
              <SiteLink
                href="/privacy-policy"
                className="underline underline-offset-4 hover:text-accent"
              >
                {text}
              </SiteLink>
            ),
          })}
        </RegisterFormLoader>
      )}
    </section>
  );
}
