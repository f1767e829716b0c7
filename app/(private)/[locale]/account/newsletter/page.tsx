import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { MemberLists } from "@/components/newsletter/member-lists";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";
import { requireMember } from "@/lib/site/member";

export const instant = false;

export default async function MemberNewsletterPage() {
  const [t, locale] = await Promise.all([
    getTranslations("newsletter.account"),
    getLocale() as Promise<Locale>,
  ]);
  const { email } = await requireMember(locale, "/account/newsletter");
  const call = await visitorCall(locale);
  // A site without a newsletter has neither.
  const answers = await found(
    Promise.all([call("GET /user/newsletter/lists"), call("GET /user/newsletter/subscription")]),
  );
  if (!answers) notFound();
  const [{ lists }, { lists: subscribed }] = answers;
  return (
    <AccountShell
      part="newsletter"
      lead={t.rich("lead", {
        email: () => (
          <strong translate="no" className="font-medium text-heading">
            {email}
          </strong>
        ),
      })}
    >
      <ClientWords of={["newsletter", "account"]}>
        <MemberLists lists={lists} subscribed={subscribed} />
      </ClientWords>
    </AccountShell>
  );
}
