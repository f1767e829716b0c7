import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { ReservedServiceView } from "@/components/booking/reserved/reserved-service-view";
import { PrivateShell } from "@/components/layout/private-shell";
import { visitorCall } from "@/lib/api/visitor-call";
import { reservedServicePath } from "@/lib/rules/site/reserved-service-path";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

/** The page of a service that is reserved for members (§6): for a visitor there is none. */
export default async function ReservedServicePage({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) notFound();
  const locale = (await getLocale()) as Locale;
  const call = await visitorCall(locale);
  const service = await found(call("GET /service/{id}", { params: { id } }));
  if (!service?.membersOnly) notFound();
  return (
    <PrivateShell path={reservedServicePath(id)}>
      <ReservedServiceView service={service} locale={locale} />
    </PrivateShell>
  );
}
