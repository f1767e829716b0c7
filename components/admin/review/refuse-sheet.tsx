"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Sheet } from "@/components/admin/panel/sheet";
import { FormEnd } from "@/components/forms/form-end";
import { SelectField } from "@/components/forms/select-field";
import { useCall } from "@/components/forms/use-call";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { ReviewRefusal } from "@/lib/contract/review";
import type { PanelResource } from "@/lib/site/panel-resources";
import { useUi } from "@/stores/ui-store";

/** Hides a review, or refuses to show it, for a reason that its author is told. */
export function RefuseSheet(props: {
  resource: PanelResource;
  review: AdminItem;
  onDone: () => void;
  onClose: () => void;
}) {
  const { resource, review, onDone, onClose } = props;
  const t = useTranslations("admin.review");
  const { labelOf } = usePanel();
  const say = useUi((store) => store.say);
  const { form, isBusy, problem, errors, run } = useCall();
  const reasons = resource.fields.refusal;

  async function refuse(data: FormData) {
    const isDone = await run((call) =>
      call("POST /admin/review/{id}/refusal", {
        params: { id: review.id },
        body: {
          seen: Number(review.revision),
          reason: String(data.get("reason")) as ReviewRefusal,
        },
      }),
    );
    if (!isDone) return;
    say(t("refused"));
    onDone();
    onClose();
  }

  return (
    <Sheet title={t("refuseTitle")} onClose={onClose}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void refuse(new FormData(event.currentTarget));
        }}
        noValidate
      >
        <SelectField
          form="refuse"
          name="reason"
          label={t("reason")}
          hint={t("reasonHint")}
          defaultValue=""
          error={errors.reason}
          className="mb-5"
        >
          <option value="">{t("choose")}</option>
          {reasons?.kind === "CHOICE" &&
            Object.entries(reasons.options).map(([reason, { label }]) => (
              <option key={reason} value={reason}>
                {labelOf(label)}
              </option>
            ))}
        </SelectField>
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          look="danger"
          send={t("refuse")}
          sending={t("refusing")}
        />
      </form>
    </Sheet>
  );
}
