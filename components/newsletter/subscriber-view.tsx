"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { focusField } from "@/components/forms/focus-field";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { AccountSection } from "@/components/ui/account-section";
import { buttonLook } from "@/components/ui/button-look";
import type { Subscriber } from "@/lib/contract/newsletter";
import { found } from "@/lib/site/found";
import { chosenLists, ListChoice } from "./list-choice";

export function SubscriberView(props: { code: string; subscriber: Subscriber }) {
  const { code } = props;
  const t = useTranslations("newsletter");
  const heading = useRef<HTMLHeadingElement>(null);
  const [subscriber, setSubscriber] = useState(props.subscriber);
  const [hasConfirmed, setHasConfirmed] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [isNoneChosen, setIsNoneChosen] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();
  const standing = standingOf(subscriber);
  const shown = useRef(standing);

  // The action is done, and the page is another one from here on.
  useEffect(() => {
    if (shown.current !== standing) heading.current?.focus();
    shown.current = standing;
  }, [standing]);

  async function choose(lists: number[]) {
    setIsSaved(false);
    const isDone = await run(async (call) => {
      const changed = await found(
        call("PUT /newsletter/{code}", { params: { code }, body: { lists } }),
      );
      // Erased in the meantime: the reloaded page explains it.
      if (!changed) return location.reload();
      setHasConfirmed(!subscriber.isConfirmed && changed.isConfirmed);
      setSubscriber(changed);
    });
    setIsSaved(isDone);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const lists = chosenLists(event.currentTarget);
    const isMissing = lists.length === 0 && standing !== "on";
    setIsNoneChosen(isMissing);
    if (isMissing) focusField(event.currentTarget, ["lists"]);
    else void choose(lists);
  }

  const words = standing === "on" && hasConfirmed ? "confirmed" : standing;
  const email = () => (
    <strong translate="no" className="font-medium text-heading">
      {subscriber.email}
    </strong>
  );
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {t(`link.${words}.title`)}
      </h1>
      <p key={words} className="mt-5 mb-10 text-lead text-muted">
        {t.rich(`link.${words}.text`, { email })}
      </p>
      {standing === "left" && (
        <>
          <h2 className="border-line border-t pt-10 text-subtitle">{t("link.left.again")}</h2>
          <p className="mt-2 mb-7 text-muted">{t("link.left.againText")}</p>
        </>
      )}
      <form
        key={standing}
        ref={form}
        onSubmit={send}
        onChange={() => setIsNoneChosen(false)}
        noValidate
        className="mb-14"
      >
        <ListChoice
          lists={subscriber.lists}
          chosen={
            standing === "left" ? subscriber.lists.map(({ id }) => id) : subscriber.subscribed
          }
          legend={t("lists")}
          error={isNoneChosen ? t("chooseOne") : errors.lists}
        />
        <div className="mt-8">
          <FormEnd
            problem={problem}
            done={isSaved && words === "on" ? t("saved") : undefined}
            isBusy={isBusy}
            send={t(`link.${standing}.send`)}
            sending={t("saving")}
            look={standing === "asked" ? "solid" : "outline"}
          >
            {standing === "asked" && (
              <button type="button" onClick={() => choose([])} className={buttonLook("outline")}>
                {t("link.refuse")}
              </button>
            )}
          </FormEnd>
        </div>
      </form>
      {standing === "on" && (
        <AccountSection id="leave" title={t("leave.title")} text={t("leave.text")}>
          <button type="button" onClick={() => choose([])} className={buttonLook("outline")}>
            {t("leave.send")}
          </button>
        </AccountSection>
      )}
    </>
  );
}

/** Returns the state of a subscriber: not confirmed yet, subscribed, or not any more. */
function standingOf({ isConfirmed, subscribed }: Subscriber): "asked" | "on" | "left" {
  if (isConfirmed) return "on";
  return subscribed.length > 0 ? "asked" : "left";
}
