"use client";

import { useEffect } from "react";
import { hasSession } from "@/components/session/has-session";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useAuth } from "@/stores/auth-store";
import { useCart } from "@/stores/cart-store";
import { onKeptCart } from "@/stores/kept-cart";
import { waitToLeave } from "./wait-to-leave";

/**
 * Brings the cart of this browser to the page, has it follow the other tabs, and makes it the
 * member's when somebody logs in. A visitor without a cart costs no call.
 */
export function CartWatch({ locale }: { locale: Locale }) {
  const { status, user } = useAuth();

  useEffect(() => {
    const { start, follow, refresh } = useCart.getState();
    const call = browserCall(locale);
    void start(call, locale);
    const onOnline = () => void refresh(call);
    // A browser brings back a page as it was, which has not heard of the others meanwhile.
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && follow();
    const end = onKeptCart(follow);
    window.addEventListener("online", onOnline);
    window.addEventListener("pageshow", onShown);
    document.addEventListener("click", waitToLeave, true);
    return () => {
      end();
      document.removeEventListener("click", waitToLeave, true);
      window.removeEventListener("online", onOnline);
      window.removeEventListener("pageshow", onShown);
    };
  }, [locale]);

  useEffect(() => {
    const { become, clear, idUser } = useCart.getState();
    if (user) void become(browserCall(locale), user.id);
    // The session is over, and its cart with it; a tab may learn late of a new one.
    else if (status === "visitor" && idUser !== null && !hasSession()) clear();
  }, [status, user, locale]);

  return null;
}
