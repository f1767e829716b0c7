"use client";

import { useTranslations } from "next-intl";
import { LettersPart } from "@/components/admin/letter/letters-part";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ItemList } from "@/components/admin/resource/item-list";
import type { CustomerPage } from "@/lib/contract/admin/customer";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { isolated } from "@/lib/rules/text/isolated";
import { ConsentPart } from "./consent-part";
import { CustomerSummary } from "./customer-summary";
import { DataPart } from "./data-part";
import { NotesPart } from "./notes-part";

const MOST_SHOWN = 50;

export function CustomerScreen({ id }: { id: string }) {
  const { labelOf, resource } = usePanel();
  const t = useTranslations("admin.people");
  const format = usePanelFormat();
  const page = usePanelData("/admin/customer/{id}/page", { params: { id } });
  const declared = resource("customer");
  const customer = page.data?.customer;
  const field = declared?.fields.account;
  const account =
    customer && field?.kind === "CHOICE" ? field.options[customer.account] : undefined;
  return (
    <Screen
      title={customer?.name ?? (declared && labelOf(declared.label.one)) ?? ""}
      {...(declared && {
        back: { href: panelPath("customer"), label: labelOf(declared.label.many) },
      })}
      lead={account && <ToneMark tone={account.tone ?? "QUIET"}>{labelOf(account.label)}</ToneMark>}
    >
      <Loaded of={page} lines={6}>
        {(data) => (
          <>
            {data.erasureAt && (
              <p className="mb-5 border-accent border-l-2 bg-surface px-4 py-3 text-small">
                {t("erasureAt", { date: format.date(data.erasureAt) })}
              </p>
            )}
            <SameNumber page={data} />
            <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
              <CustomerSummary page={data} />
              <NotesPart page={data} onChange={page.mutate} />
            </div>
            <Rows of="booking" items={data.bookings} />
            <Rows of="order" items={data.orders} />
            {data.messages.length > 0 && <Rows of="message" items={data.messages} />}
            <div className="mt-8 grid gap-8 lg:grid-cols-2 lg:items-start">
              <DocumentsPart page={data} />
              <ConsentPart page={data} />
            </div>
            <LettersPart of={{ recipient: data.customer.email ?? data.customer.phone ?? "" }} />
            <DataPart page={data} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** Other customers with the same telephone number: perhaps the same person twice. */
function SameNumber({ page }: { page: CustomerPage }) {
  const t = useTranslations("admin.people");
  if (page.samePhone.length === 0) return null;
  return (
    <div className="mb-5 border-accent border-l-2 bg-surface px-4 py-3 text-small">
      <p>{t("samePhone")}</p>
      <ul>
        {page.samePhone.map(({ id, name, email }) => (
          <li key={id}>
            <PanelLink
              href={panelPath("customer", String(id))}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {[isolated(name), email].filter(Boolean).join(" · ")}
            </PanelLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rows({ of, items }: { of: string; items: object[] }) {
  const { labelOf, resource } = usePanel();
  const t = useTranslations("admin.people");
  const declared = resource(of);
  if (!declared) return null;
  return (
    <ScreenPart title={labelOf(declared.label.many)} className="mt-8">
      {items.length > 0 ? (
        <ItemList resource={declared} items={items as AdminItem[]} />
      ) : (
        <NothingNote>{t("nothing")}</NothingNote>
      )}
      {items.length === MOST_SHOWN && <p className="mt-2 text-muted text-small">{t("latest")}</p>}
    </ScreenPart>
  );
}

function DocumentsPart({ page }: { page: CustomerPage }) {
  const t = useTranslations("admin.people");
  const format = usePanelFormat();
  return (
    <ScreenPart title={t("documents")} className="min-w-0">
      {page.documents.length === 0 ? (
        <p className="text-muted">{t("nothing")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {page.documents.map(({ id, number, issuedAt }) => (
            <li key={id}>
              <a
                href={`/api/admin/document/${id}/pdf`}
                className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
              >
                {t("document", { number, date: format.date(issuedAt) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </ScreenPart>
  );
}
