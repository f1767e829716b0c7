"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import { leave } from "@/components/session/leave";
import { buttonLook } from "@/components/ui/button-look";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";
import { useUi } from "@/stores/ui-store";

export interface Device {
  id: number;
  isCurrent: boolean;
  name: string;
  seen: string;
}

/** Devices that are logged in; each can be logged out, or all at once. */
export function DeviceList({ locale, devices }: { locale: Locale; devices: Device[] }) {
  const t = useTranslations("account.devices");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const [leaving, setLeaving] = useState<number | "ALL">();
  const list = useRef<HTMLUListElement>(null);
  const { isBusy, problem, run } = useCall();

  async function logOut(which: Device | "ALL") {
    if (isBusy) return;
    setLeaving(which === "ALL" ? "ALL" : which.id);
    const isOut = await run((call) =>
      // A device that has logged itself out is out.
      which === "ALL"
        ? call("DELETE /user/session")
        : found(call("DELETE /user/session/{id}", { params: { id: which.id } })),
    );
    setLeaving(undefined);
    if (!isOut) return;
    if (which === "ALL") leave(localisedPath("/", locale));
    else {
      say(t("loggedOut", { name: which.name }));
      list.current?.focus();
      router.refresh();
    }
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} className="border-line border-t">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-4"
          >
            <div className="min-w-0">
              <p className="text-heading">{device.name}</p>
              <p className="text-muted text-small">{device.seen}</p>
            </div>
            {device.isCurrent ? (
              <p className="text-accent text-small">{t("current")}</p>
            ) : (
              <button
                type="button"
                onClick={() => logOut(device)}
                aria-disabled={isBusy}
                aria-label={t("logOutThis", { name: device.name })}
                className="-mx-2 min-h-11 px-2 text-small underline decoration-1 underline-offset-4 hover:text-accent"
              >
                {leaving === device.id ? t("loggingOut") : t("logOut")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-7 space-y-5">
        <CallErrorNotice problem={problem} />
        <button
          type="button"
          onClick={() => logOut("ALL")}
          aria-disabled={isBusy}
          className={buttonLook("outline")}
        >
          {leaving === "ALL" ? t("loggingOut") : t("logOutAll")}
        </button>
        <p className="text-muted text-small">{t("logOutAllText")}</p>
      </div>
    </>
  );
}
