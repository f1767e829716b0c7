"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { showState } from "@/components/purchase/show-state";
import type { KeyLink } from "@/lib/api/by-key";
import { opening } from "@/lib/api/by-key";
import type { BookingPage } from "@/lib/contract/booking-page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useUi } from "@/stores/ui-store";
import { ChangePrice } from "./change-price";
import { ChangedRideForm } from "./changed-ride-form";

/** Form by which a customer changes a ride: its new price and the difference are shown first. */
export function ChangeForm(props: {
  booking: BookingPage;
  link: KeyLink;
  locale: Locale;
  onDone: () => void;
}) {
  const { booking, link, locale } = props;
  const t = useTranslations("ride.change");
  const router = useRouter();
  const say = useUi((store) => store.say);
  return (
    <ChangedRideForm
      booking={booking}
      words={{ see: t("see"), seeing: t("seeing") }}
      className="mt-8 max-w-3xl"
      askTimes={(call, ride) =>
        call("POST /booking/{reference}/times", { ...opening(link), body: ride })
      }
      change={(call, change) =>
        call("PUT /booking/{reference}", { ...opening(link), body: change })
      }
      onDone={() => {
        say(t(booking.customer.email === null ? "doneByText" : "done"));
        props.onDone();
        router.refresh();
        showState();
      }}
      outcome={(outcome, confirm) => <ChangePrice outcome={outcome} locale={locale} {...confirm} />}
    />
  );
}
