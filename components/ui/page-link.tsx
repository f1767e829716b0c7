"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";
import { useIsIdle } from "./use-is-idle";

/**
 * Link to another page of the site. Its page is fetched beforehand: as soon as the visitor points
 * at the link or reaches it, else once the current page is idle. A visitor who leaves at once
 * fetches nothing for it.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const isIdle = useIsIdle();
  const [isNear, setIsNear] = useState(false);
  const approach = () => setIsNear(true);
  return (
    <Link
      {...props}
      prefetch={isIdle || isNear ? null : false}
      onPointerEnter={approach}
      onFocus={approach}
    />
  );
}
