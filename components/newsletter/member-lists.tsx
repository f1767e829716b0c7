"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { focusField } from "@/components/forms/focus-field";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { AccountSection } from "@/components/ui/account-section";
import { buttonLook } from "@/components/ui/button-look";
import type { NewsletterList } from "@/lib/contract/newsletter";
import { chosenLists, ListChoice } from "./list-choice";

export function MemberLists(props: { lists: NewsletterList[]; subscribed: number[] }) {
  const { lists } = props;
  const t = useTranslations("newsletter");
  const words = useTranslations("account");
  const [subscribed, setSubscribed] = useState(props.subscribed);
  const [isDone, setIsDone] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();

  async function choose(wanted: number[]) {
    setIsDone(false);
    const isSaved = await run(async (call) => {
      const saved = await call("PUT /user/newsletter/subscription", { body: { lists: wanted } });
      setSubscribed(saved.lists);
    });
    setIsDone(isSaved);
    return isSaved;
  }

  /** Leaves all lists; the pressed button is gone by then, so the focus moves to the lists. */
  async function leave() {
    if (await choose([])) requestAnimationFrame(() => focusField(form.current, ["lists"]));
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void choose(chosenLists(event.currentTarget));
  }

  if (lists.length === 0) return <p className="text-muted">{t("account.none")}</p>;
  const done = subscribed.length > 0 ? t("saved") : t("account.left");
  return (
    <>
      <form ref={form} onSubmit={send} noValidate className="max-w-3xl">
        {/* Its boxes are as the provider has them each time that it answers. */}
        <ListChoice
          key={subscribed.join()}
          lists={lists}
          chosen={subscribed}
          legend={t("lists")}
          error={errors.lists}
        />
        <div className="mt-8">
          <FormEnd
            problem={problem}
            done={isDone ? done : undefined}
            isBusy={isBusy}
            send={words("save")}
            sending={words("saving")}
          />
        </div>
      </form>
      {subscribed.length > 0 && (
        <div className="mt-14 border-line border-t pt-10">
          <AccountSection id="leave" title={t("leave.title")} text={t("account.leaveText")}>
            <button type="button" onClick={leave} className={buttonLook("outline")}>
              {t("leave.send")}
            </button>
          </AccountSection>
        </div>
      )}
    </>
  );
}
