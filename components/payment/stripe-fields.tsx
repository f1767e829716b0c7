"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { buttonLook } from "@/components/ui/button-look";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Stripe's own fields for a card: in frames of Stripe, so that no number is ever in our page. */
export function StripeFields(props: {
  clientSecret: string;
  publicKey: string;
  locale: Locale;
  label: string;
}) {
  const { clientSecret, publicKey, locale, label } = props;
  const t = useTranslations("ride.payment");
  const [stripe, setStripe] = useState<Stripe | null>();
  useEffect(() => {
    let isHere = true;
    const show = (loaded: Stripe | null) => isHere && setStripe(loaded);
    loadStripe(publicKey, { locale }).then(show, () => show(null));
    return () => {
      isHere = false;
    };
  }, [publicKey, locale]);

  if (stripe === undefined) return <p className="text-muted">{t("loadingFields")}</p>;
  if (stripe === null) {
    return (
      <p role="alert" className="font-medium text-danger">
        {t("notLoaded")}
      </p>
    );
  }
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: siteAppearance() }}>
      <CardForm label={label} />
    </Elements>
  );
}

function CardForm({ label }: { label: string }) {
  const t = useTranslations("ride.payment");
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState<string>();
  const [isPaying, setIsPaying] = useState(false);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    setIsPaying(true);
    setProblem(undefined);
    const back = `${window.location.origin}${window.location.pathname}?back=1`;
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: back },
      redirect: "if_required",
    });
    if (!error) return window.location.assign(back);
    // Stripe says it in the visitor's language.
    setProblem(error.message ?? t("REFUSED.text"));
    setIsPaying(false);
  }

  return (
    <form onSubmit={pay}>
      <PaymentElement />
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {problem}
      </p>
      <button
        type="submit"
        disabled={!stripe || isPaying}
        className={`mt-6 ${buttonLook("solid")}`}
      >
        {isPaying ? t("confirming") : label}
      </button>
    </form>
  );
}

/** Returns the site's colours, as the frames cannot inherit them. */
function siteAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  // Stripe takes six digits of a colour.
  const colour = (name: string) => style.getPropertyValue(name).trim().slice(0, 7);
  return {
    theme: document.documentElement.dataset.theme === "light" ? "stripe" : "night",
    variables: {
      colorPrimary: colour("--accent-color"),
      colorBackground: colour("--background-color"),
      colorText: colour("--font-color"),
      borderRadius: "3px",
    },
  };
}
