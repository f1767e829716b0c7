"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { phoneWords } from "@/components/admin/panel/phone-words";
import type { DayProof } from "@/lib/contract/admin/proof";
import { siteFormat } from "@/lib/i18n/site-format";

/** Format in French, the language of the police. */
const FRENCH = siteFormat("fr");

/**
 * Seven mentions of the booking proof (arrêté du 6 août 2025), large enough to be read through the
 * window of a car, and other facts that may be asked about the ride.
 */
export function ProofFacts({ proof }: { proof: DayProof }) {
  const t = useTranslations("admin.proof");
  const { operator, customer, rides } = proof;
  const mentions: [string, ReactNode][] = [
    [t("operator"), lines([operator.name, operator.address, operator.phone, operator.email])],
    [t("register"), proof.vtcRegisterNumber],
    [t("siren"), proof.siren],
    [t("customer"), lines([customer.name, phoneWords(customer.phone)])],
    [t("bookedAt"), FRENCH.dateAndTime(proof.bookedAt)],
    [t("pickupAt"), FRENCH.dateAndTime(proof.pickupAt)],
    [t("pickup"), lines([proof.pickup, proof.meetingPoint, proof.board])],
  ];
  const besides: [string, ReactNode][] = [
    [t("dropoff"), proof.dropoff],
    [
      t("rides"),
      lines(rides.map(({ startAt, endAt }) => `${FRENCH.time(startAt)} – ${FRENCH.time(endAt)}`)),
    ],
    [t("vehicle"), proof.vehicle],
    [t("passengers"), proof.passengers],
  ];
  return (
    <>
      <div lang="fr" className={`${PANEL_CARD} px-4 py-2 bar:px-6`}>
        <MentionList mentions={mentions} look="text-lead font-semibold" />
      </div>
      <p lang="fr" className="mt-2 mb-5 text-muted text-small">
        {t("law")}
      </p>
      <div lang="fr" className="px-4 bar:px-6">
        <MentionList mentions={besides} look="" />
      </div>
    </>
  );
}

const MentionList = (props: { mentions: [string, ReactNode][]; look: string }) => (
  <dl className="divide-y divide-line">
    {props.mentions.map(([label, value]) =>
      value ? (
        <div key={label} className="py-3">
          <dt className="text-muted text-small">{label}</dt>
          <dd className={`text-heading [overflow-wrap:anywhere] ${props.look}`}>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);

const lines = (texts: (string | null)[]): ReactNode =>
  texts
    .filter((text) => text)
    .map((text) => (
      <span key={text} className="block">
        {text}
      </span>
    ));
