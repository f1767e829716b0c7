"use client";

import { buttonLook } from "@/components/ui/button-link";
import { useIsAlive } from "@/components/ui/use-is-alive";

/**
 * The end of a form: what is wrong with it as a whole, and the button that sends it, once the
 * page is alive. Sent before, the form would come back empty.
 */
export function FormEnd(props: {
  problem: string | undefined;
  isBusy: boolean;
  send: string;
  sending: string;
}) {
  const { problem, isBusy, send, sending } = props;
  const isAlive = useIsAlive();
  return (
    <div>
      <p role="alert" className="mb-4 font-medium text-danger empty:hidden">
        {problem}
      </p>
      <button
        type="submit"
        disabled={!isAlive}
        aria-disabled={isBusy}
        className={`${buttonLook("solid")} w-full xs:w-auto xs:min-w-56`}
      >
        {isBusy ? sending : send}
      </button>
    </div>
  );
}
