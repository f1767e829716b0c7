"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { Call } from "@/lib/api/call";
import type { FareTrialPage } from "@/lib/contract/admin/fare-trial";
import { FareTrialTable } from "./fare-trial-table";

const DAYS = [30, 90, 365] as const;

const WITH_FARES = ["vehicle", "fare-supplement"] as const;
type WithFares = (typeof WITH_FARES)[number];
const hasFares = (name: string): name is WithFares =>
  (WITH_FARES as readonly string[]).includes(name);

export function FareTrialPart(props: {
  resource: string;
  id: number;
  /** Fields that differ from the saved ones. */
  change: Record<string, unknown>;
  /**
   * Shows errors at the fields of the form.
   * @returns whether it went through
   */
  run: (act: (call: Call) => Promise<unknown>) => Promise<boolean>;
}) {
  const { resource, id, change, run } = props;
  const t = useTranslations("admin.fareTrial");
  const [days, setDays] = useState<(typeof DAYS)[number]>(90);
  const [isBusy, setIsBusy] = useState(false);
  const [tried, setTried] = useState<{ page: FareTrialPage; of: string }>();
  if (!hasFares(resource)) return null;
  const of = JSON.stringify({ change, days });

  async function tryOut(name: WithFares) {
    setIsBusy(true);
    await run(async (call) => {
      setTried({
        page: await call(`POST /admin/${name}/{id}/trial`, {
          params: { id },
          body: { ...change, days },
        }),
        of,
      });
    });
    setIsBusy(false);
  }

  return (
    <section className="mt-10 border-line border-t pt-6">
      <h2 className="text-lead">{t("title")}</h2>
      <p className="mt-1 mb-4 text-muted text-small">{t(`text.${resource}`)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <fieldset className="flex overflow-hidden rounded-control border border-line-strong">
          <legend className="sr-only">{t("period")}</legend>
          {DAYS.map((count) => (
            <label
              key={count}
              className="flex min-h-[2.625rem] cursor-pointer items-center px-4 font-medium text-small -outline-offset-4 has-checked:bg-raised has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="trial-days"
                checked={count === days}
                onChange={() => setDays(count)}
                className="sr-only"
              />
              <span>{t("days", { count })}</span>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => void tryOut(resource)}
          className={panelButton()}
        >
          {isBusy ? t("trying") : t("do")}
        </button>
      </div>
      <div role="status">
        {tried && (
          <div className={tried.of === of ? undefined : "opacity-60"}>
            {tried.of !== of && <p className="mt-4 text-small">{t("changedSince")}</p>}
            <FareTrialTable page={tried.page} />
          </div>
        )}
      </div>
    </section>
  );
}
