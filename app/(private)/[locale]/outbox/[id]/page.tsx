import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { LetterView } from "@/components/outbox/letter-view";
import { CallError } from "@/lib/api/call";
import { visitorCall } from "@/lib/api/visitor-call";
import { hasPermission } from "@/lib/contract/permission";
import type { Locale } from "@/lib/rules/text/locale-code";
import { requireMember } from "@/lib/site/member";

export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
}

/** A letter as its receiver would see it; not found for a visitor who may not read it. */
export default async function LetterPage({ params }: Props) {
  const { id } = await params;
  const path = `/outbox/${encodeURIComponent(id)}`;
  const [t, locale] = await Promise.all([
    getTranslations("outbox"),
    getLocale() as Promise<Locale>,
  ]);
  const { role } = await requireMember(locale, path);
  if (!hasPermission(role, "letter:read")) notFound();
  const call = await visitorCall(locale);
  const letter = await call("GET /admin/outbox/{id}", {
    params: { id },
  }).catch((error: unknown) => {
    if (error instanceof CallError && [403, 404, 422].includes(error.status)) notFound();
    throw error;
  });
  return (
    <AccountShell part="outbox" path={path} title={letter.subject || t("textMessage")}>
      <LetterView letter={letter} />
    </AccountShell>
  );
}
