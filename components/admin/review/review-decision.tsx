"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { useUi } from "@/stores/ui-store";

export function ReviewDecision(props: {
  review: AdminItem;
  onDone: () => void;
  onRefuse: () => void;
}) {
  const { review, onDone, onRefuse } = props;
  const t = useTranslations("admin.review");
  const action = useTranslations("admin.action");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();
  const isPublished = review.state === "PUBLISHED";

  async function publish() {
    const isDone = await run((call) =>
      call("POST /admin/review/{id}/publication", {
        params: { id: review.id },
        body: { seen: Number(review.revision) },
      }),
    );
    if (isDone) say(t("published"));
    onDone();
  }

  return (
    <div className="mt-5">
      {review.dueAt && (
        <p className="mb-3 text-muted text-small">
          {t("due", { date: format.dateAndTime(String(review.dueAt)) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isPublished && (
          <button
            type="button"
            className={panelButton("solid")}
            aria-busy={isBusy}
            disabled={isBusy}
            onClick={() => void publish()}
          >
            {t(isBusy ? "publishing" : "publish")}
          </button>
        )}
        {review.state !== "REFUSED" && (
          <button type="button" className={panelButton("danger")} onClick={onRefuse}>
            {isPublished ? t("withdraw") : action("refuseReview.do")}
          </button>
        )}
      </div>
    </div>
  );
}
