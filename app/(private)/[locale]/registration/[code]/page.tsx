import { getLocale, getTranslations } from "next-intl/server";
import { EventWhen } from "@/components/content/event/event-when";
import { RegistrationView } from "@/components/content/event/registration-view";
import { PrivateShell } from "@/components/layout/private-shell";
import { ButtonLink } from "@/components/ui/button-link";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import { codeFromLocale, type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";
import { pathOfRole } from "@/lib/site/page-of-role";

export const instant = false;

/** Page of the link in a mail about a registration; opening it changes nothing. */
export default async function RegistrationPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const [t, locale] = await Promise.all([
    getTranslations("event.link"),
    getLocale() as Promise<Locale>,
  ]);
  const call = await visitorCall(locale);
  const registration = await found(call("GET /registration/{code}", { params: { code } }));
  const path = `/registration/${encodeURIComponent(code)}`;
  const events = (
    <ButtonLink href={(await pathOfRole("ELEMENTS", locale)) ?? "/"}>{t("events")}</ButtonLink>
  );
  return (
    <PrivateShell path={path}>
      <title>{registration?.title ?? t("unknown")}</title>
      <div className="container-page py-16 md:py-24">
        <div className="max-w-3xl">
          {registration ? (
            <ClientWords of={["event"]}>
              <RegistrationView
                code={code}
                language={codeFromLocale(locale)}
                path={localisedPath(path, locale)}
                registration={registration}
                facts={
                  <>
                    <p>
                      <EventWhen {...registration} locale={locale} />
                    </p>
                    {registration.place && <p>{registration.place}</p>}
                  </>
                }
              >
                {events}
              </RegistrationView>
            </ClientWords>
          ) : (
            <>
              <h1 className="text-title">{t("unknown")}</h1>
              <p className="mt-5 mb-10 text-lead text-muted">{t("unknownText")}</p>
              {events}
            </>
          )}
        </div>
      </div>
    </PrivateShell>
  );
}
