import { getLocale, getTranslations } from "next-intl/server";
import { purchasePath } from "@/components/purchase/purchase-path";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { MemberDocument } from "@/lib/contract/member-booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function DocumentList({ papers }: { papers: MemberDocument[] }) {
  const [t, kinds, locale] = await Promise.all([
    getTranslations("account.papers"),
    getTranslations("ride.documents"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  return (
    <ul className="border-line border-t">
      {papers.map(({ kind, number, issuedAt, url, of, reference, total }) => (
        <li
          key={`${kind} ${number}`}
          className="grid grid-cols-[1fr_auto] items-center gap-x-8 border-line border-b py-5 sm:grid-cols-[minmax(0,1fr)_auto_7rem]"
        >
          <div className="col-span-2 sm:col-span-1">
            <h2 className="font-content font-medium text-body">{kinds(kind)}</h2>
            <p className="text-muted text-small">
              {number && issuedAt && (
                <span>{kinds("issued", { number, date: format.date(issuedAt) })}</span>
              )}
              <span aria-hidden="true" className="hidden sm:inline">
                {" "}
                ·{" "}
              </span>
              <SiteLink
                href={purchasePath(of, { reference })}
                className="flex min-h-6 w-fit items-center underline decoration-1 underline-offset-4 hover:text-accent sm:inline-flex"
              >
                {t(of, { reference })}
              </SiteLink>
            </p>
          </div>
          <p translate="no" className="figures whitespace-nowrap text-heading sm:text-right">
            {format.euros(total)}
          </p>
          <p className="sm:text-right">
            <a
              href={url}
              className="inline-flex min-h-11 items-center gap-2.5 text-accent hover:underline hover:underline-offset-4"
            >
              <Icon name="paper" />
              {t("pdf")}
              <span className="sr-only">{` (${[kinds(kind), number].join(" ").trim()})`}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
