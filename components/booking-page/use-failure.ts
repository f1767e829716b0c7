"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiFailure } from "@/lib/api/call";

/** Why a call did not go through, in a sentence: the provider's own, or that none came. */
export function useFailure() {
  const t = useTranslations("ride");
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  return {
    failure,
    /** Keyed by field. */
    errors,
    fail(error: unknown) {
      const known = error instanceof ApiFailure ? error : undefined;
      setFailure(known?.status ? known.message : t("page.failed"));
      const fields = Object.entries(known?.errors ?? {});
      setErrors(Object.fromEntries(fields.map(([field, { message }]) => [field, message])));
    },
    show(problem: string | undefined, fields: Record<string, string>) {
      setFailure(problem);
      setErrors(fields);
    },
    forget() {
      setFailure(undefined);
      setErrors({});
    },
  };
}
