"use client";

import { useTranslations } from "next-intl";
import { fieldId } from "@/components/forms/bind-field";
import { FieldErrorText } from "@/components/ui/field-error-text";

const RATINGS = [1, 2, 3, 4, 5];

export function RatingField(props: {
  form: string;
  legend: string;
  rating: number | undefined;
  error?: string | undefined;
}) {
  const t = useTranslations("review.line");
  const id = fieldId(props.form, "rating");
  return (
    <fieldset aria-describedby={props.error && `${id}-error`}>
      <legend className="mb-2 font-medium text-heading text-small">{props.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-line-strong px-4 text-small tabular-nums hover:border-muted has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={props.rating === rating}
              aria-label={t("rating", { rating })}
              className="sr-only"
            />
            <span aria-hidden="true">{`${rating} ★`}</span>
          </label>
        ))}
      </div>
      <FieldErrorText id={id} error={props.error} />
    </fieldset>
  );
}
