"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { found } from "@/lib/site/found";

/** Ends the wait of the holder of a mailed link. `children` leads on. */
export function RestockView(props: {
  code: string;
  email: string;
  wine: string;
  children: ReactNode;
}) {
  const { code, wine } = props;
  const t = useTranslations("restock.link");
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { form, isBusy, problem, run } = useCall();

  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);

  const stop = () =>
    run(async (call) => {
      await found(call("DELETE /restock/{code}", { params: { code } }));
      setIsOver(true);
    });

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {t(isOver ? "over" : "title")}
      </h1>
      <p key={String(isOver)} className="mt-5 mb-10 text-lead text-muted">
        {isOver
          ? t("overText")
          : t.rich("text", {
              wine,
              email: () => (
                <strong translate="no" className="font-medium text-heading">
                  {props.email}
                </strong>
              ),
            })}
      </p>
      {isOver ? (
        props.children
      ) : (
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            void stop();
          }}
        >
          <FormEnd problem={problem} isBusy={isBusy} send={t("send")} sending={t("sending")} />
        </form>
      )}
    </>
  );
}
