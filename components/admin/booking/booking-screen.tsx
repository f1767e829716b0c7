"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BookingDriversPart } from "@/components/admin/assignment/booking-drivers";
import { BookingAccountPart } from "@/components/admin/business/booking-account-part";
import { LettersPart } from "@/components/admin/letter/letters-part";
import { BookingNotesPart } from "@/components/admin/note/booking-notes";
import { rewriteTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ASIDE, ASIDE_GRID, Screen, ScreenPart } from "@/components/admin/panel/screen";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { CustomerCard } from "@/components/admin/purchase/customer-card";
import { DocumentLinks } from "@/components/admin/purchase/document-links";
import { HistoryLines } from "@/components/admin/purchase/history-lines";
import { usePurchasePage } from "@/components/admin/purchase/use-purchase-page";
import { RefundPart } from "@/components/admin/refund/refund-part";
import { customerHistory } from "@/components/purchase/customer-history";
import type { StaffAction, StaffPage } from "@/lib/contract/booking-staff";
import { wasMade } from "@/lib/rules/booking/booking-state";
import { stepReached } from "@/lib/rules/booking/step-reached";
import { fullName } from "@/lib/rules/text/full-name";
import { BookingActionSheet } from "./booking-action-sheet";
import { BookingAmounts } from "./booking-amounts";
import { BookingNext } from "./booking-next";
import { IdentityPart } from "./identity-part";
import { PayLinkPart } from "./pay-link-part";
import { RideLinks } from "./ride-links";
import { RideWay } from "./ride-way";

type Action = StaffAction["action"];

export function BookingScreen({ reference }: { reference: string }) {
  const t = useTranslations("ride");
  const words = useTranslations("admin");
  const { can, labelOf, resource } = usePanel();
  const asked = useSearchParams().get("do");
  const page = usePurchasePage("booking", reference);
  const [chosen, setChosen] = useState<Action>();
  const booking = page.data;
  const offered = booking?.actions.find((action) => action === (chosen ?? asked));
  const field = resource("booking")?.fields.status;
  const status = booking && field?.kind === "CHOICE" ? field.options[booking.status] : undefined;
  const step = booking && !wasMade(booking.status) ? stepReached(booking.progress) : null;
  const back = resource("booking");

  function close() {
    setChosen(undefined);
    if (asked !== null) rewriteTo(panelPath("booking", reference));
  }

  return (
    <Screen
      title={t("company.title", { reference })}
      {...(back && { back: { href: panelPath("booking"), label: labelOf(back.label.many) } })}
      lead={
        booking &&
        status && (
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {step ? (
              <ToneMark tone={step === "DONE" ? "QUIET" : "GOOD"}>
                {t(`company.reached.${step}`)}
              </ToneMark>
            ) : (
              <ToneMark tone={status.tone ?? "QUIET"}>{labelOf(status.label)}</ToneMark>
            )}
            <BookedAt at={booking.bookedAt} />
          </span>
        )
      }
    >
      {page.isMissing ? (
        <NothingNote>{words("failure.notThere")}</NothingNote>
      ) : (
        <Loaded of={page}>
          {(data) => (
            <>
              <Notes booking={data} />
              {page.id !== undefined && (
                <BookingNext
                  booking={data}
                  id={page.id}
                  mutate={() => page.mutate()}
                  onChoose={setChosen}
                />
              )}
              <RideLinks booking={data} />
              <div className={ASIDE_GRID}>
                <ScreenPart title={t("company.ride")}>
                  <div className={`${PANEL_CARD} p-4`}>
                    <RideWay booking={data} />
                  </div>
                </ScreenPart>
                <div className={ASIDE}>
                  {page.id !== undefined && (
                    <BookingDriversPart id={page.id} reference={reference} />
                  )}
                  <ScreenPart title={t("company.customer")}>
                    <CustomerCard
                      name={fullName(data.customer)}
                      organisation={data.company}
                      phone={data.phone}
                      email={data.email}
                      idCustomer={data.idCustomer}
                    />
                  </ScreenPart>
                  {page.id !== undefined && <IdentityPart idBooking={page.id} />}
                  <BookingAccountPart id={page.id} onDone={() => page.mutate()} />
                  <ScreenPart title={t("money.title")}>
                    <BookingAmounts booking={data} />
                    <RefundPart
                      of="booking"
                      id={page.id}
                      left={
                        data.status === "INVOICED" && data.invoicedTo !== null
                          ? data.total
                          : data.paid - data.refunded
                      }
                      onDone={() => page.mutate()}
                    />
                  </ScreenPart>
                  {page.id !== undefined && <PayLinkPart id={page.id} />}
                  {data.documents.length > 0 && (
                    <ScreenPart title={t("documents.title")}>
                      <DocumentLinks documents={data.documents} />
                    </ScreenPart>
                  )}
                  <LettersPart of={{ reference }} />
                </div>
                <div className="space-y-8">
                  {page.id !== undefined && can("booking:note") && (
                    <ScreenPart title={words("rides.note.title")}>
                      <BookingNotesPart id={page.id} />
                    </ScreenPart>
                  )}
                  <ScreenPart title={t("history.title")}>
                    <BookingHistoryLines booking={data} />
                  </ScreenPart>
                </div>
              </div>
              {offered && page.id !== undefined && (
                <BookingActionSheet
                  key={offered}
                  action={offered}
                  booking={data}
                  id={page.id}
                  onDone={page.mutate}
                  onClose={close}
                />
              )}
            </>
          )}
        </Loaded>
      )}
    </Screen>
  );
}

function BookedAt({ at }: { at: string }) {
  const t = useTranslations("admin.booking");
  return <span>{t("bookedAt", { date: usePanelFormat().dateAndTime(at) })}</span>;
}

function Notes({ booking }: { booking: StaffPage }) {
  const t = useTranslations("ride");
  const { isSuspended, cancelReason } = booking;
  const notes = [
    isSuspended && t("history.event.SUSPEND"),
    cancelReason && t(`company.reason.${cancelReason}`),
  ].filter((note) => typeof note === "string");
  if (notes.length === 0) return null;
  return (
    <div className="mb-5 space-y-1 border-accent border-l-2 bg-surface px-4 py-3 text-small">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** History of a booking; an event without a name of its own shows the booking's state then. */
function BookingHistoryLines({ booking }: { booking: StaffPage }) {
  const t = useTranslations("ride");
  const format = usePanelFormat();
  const entries = customerHistory(booking.history, "company").map((line) => {
    const { at, by, event, status, amount, reason } = line;
    const isAsked = event === "BOOK" && (status === "REQUESTED" || status === "QUOTED");
    const name = `history.event.${isAsked ? "REQUEST" : event}` as "history.event.PAYMENT";
    const said = t.has(name) && t(name, { amount: format.euros(amount ?? 0), leg: reason ?? "" });
    return { at, by, event, what: said || t(`company.status.${status}`) };
  });
  return <HistoryLines entries={entries} />;
}
