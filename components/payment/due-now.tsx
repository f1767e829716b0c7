import type { ReactNode } from "react";
import { Countdown } from "./countdown";
import type { Kept } from "./kept-until";

/** Deadline of a reservation, below the amount due, and the button that pays it. */
export function DueNow(props: { kept: Kept | undefined; children: ReactNode }) {
  const { kept, children } = props;
  return (
    <>
      {kept && (
        <p className="mt-4 flex flex-wrap gap-x-3">
          <span>{kept.text}</span> <Countdown until={kept.until} now={kept.now} />
        </p>
      )}
      <div className="mt-6">{children}</div>
    </>
  );
}
