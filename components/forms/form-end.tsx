"use client";

import type { ReactNode } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import type { ButtonLook } from "@/components/ui/button-look";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { CallErrorNotice } from "./call-error-notice";
import type { CallErrorState as Problem } from "./use-call";

export function FormEnd(props: {
  problem: Problem | undefined;
  done?: string | undefined;
  isBusy: boolean;
  send: string;
  sending: string;
  look?: ButtonLook;
  children?: ReactNode;
}) {
  const { problem, done, isBusy, look } = props;
  // Sent by the browser itself, before the page is alive, a form would come back empty.
  const isAlive = useIsAlive();
  return (
    <div className="space-y-4">
      <CallErrorNotice problem={problem} />
      <div className="flex flex-col gap-x-6 gap-y-3 xs:flex-row xs:flex-wrap xs:items-center">
        <BusyButton
          disabled={!isAlive}
          isBusy={isBusy}
          label={props.send}
          busyLabel={props.sending}
          look={look}
          className="xs:min-w-56"
        />
        {props.children}
        <p role="status" className="font-medium text-success empty:hidden">
          {done}
        </p>
      </div>
    </div>
  );
}
