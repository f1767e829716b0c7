"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { buttonLook, QUIET_LOOK } from "@/components/ui/button-look";
import { describedBy, Field, inputLook, selectLook } from "@/components/ui/field";
import { BANDS, COLOURS, GROUND_OF, SIZES } from "./tokens";
import { useShownColours } from "./use-shown-colours";

const LOOKS = ["solid", "outline", "danger"] as const;
const TONES = ["GOOD", "WAITING", "BAD", "QUIET"] as const;

export function LookScreen() {
  const t = useTranslations("admin.look");
  return (
    <Screen title={t("title")} lead={t("lead")}>
      <Colours />
      <Letters />
      <Bands />
      <Buttons />
      <Fields />
      <Notes />
    </Screen>
  );
}

function Colours() {
  const t = useTranslations("admin.look");
  const format = usePanelFormat();
  const shown = useShownColours();
  return (
    <ScreenPart title={t("colours")}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-3">
        {COLOURS.map((name) => {
          const contrast = shown[name]?.contrast;
          const ground = GROUND_OF[name];
          return (
            <li key={name} className={`${PANEL_CARD} overflow-hidden`}>
              <div
                aria-hidden="true"
                style={{ background: shown[name]?.hex }}
                className="h-16 border-line border-b"
              />
              <p className="px-3 pt-2 font-medium text-heading">{t(`colour.${name}`)}</p>
              <p translate="no" className="px-3 pb-2.5 text-muted text-small tabular-nums">
                <span>{shown[name]?.hex ?? "…"}</span>
                {contrast && ground && (
                  <span>{` · ${t("contrast", { ratio: format.number(contrast) })}`}</span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </ScreenPart>
  );
}

function Letters() {
  const t = useTranslations("admin.look");
  return (
    <ScreenPart title={t("letters")}>
      <dl className="grid gap-4">
        {Object.entries(SIZES).map(([name, look]) => (
          <div key={name} className="border-line border-b pb-4">
            <dt className="text-muted text-small">{t(`size.${name as keyof typeof SIZES}`)}</dt>
            <dd className={`${look} text-heading [overflow-wrap:anywhere]`}>{t("sample")}</dd>
          </div>
        ))}
        <div>
          <dt className="text-muted text-small">{t("figures")}</dt>
          <dd translate="no" className="font-semibold text-heading text-lead tabular-nums">
            {t("sampleFigures")}
          </dd>
        </div>
      </dl>
    </ScreenPart>
  );
}

function Bands() {
  const t = useTranslations("admin.look");
  return (
    <ScreenPart title={t("bands")}>
      <ul className="grid items-end gap-3 sm:grid-cols-3">
        {BANDS.map((name) => (
          <li key={name}>
            <div
              aria-hidden="true"
              style={{ height: `var(--${name})` }}
              className="border-accent border-y bg-raised"
            />
            <p className="mt-1.5 text-muted text-small">{t(`band.${name}`)}</p>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}

/** Samples of buttons: nothing happens at them, so they are no buttons. */
function Buttons() {
  const t = useTranslations("admin.look");
  return (
    <ScreenPart title={t("buttons")}>
      <p className="mb-2 text-muted text-small">{t("onPages")}</p>
      <p className="mb-5 flex flex-wrap items-center gap-3">
        {LOOKS.map((look) => (
          <span key={look} className={buttonLook(look)}>
            {t(`button.${look}`)}
          </span>
        ))}
        <span className={QUIET_LOOK}>{t("button.quiet")}</span>
      </p>
      <p className="mb-2 text-muted text-small">{t("inPanel")}</p>
      <p className="flex flex-wrap items-center gap-3">
        {LOOKS.map((look) => (
          <span key={look} className={panelButton(look)}>
            {t(`button.${look}`)}
          </span>
        ))}
        <span className={panelButton("quiet")}>{t("button.quiet")}</span>
        <span className={`${panelButton()} opacity-60`}>{t("button.asleep")}</span>
      </p>
    </ScreenPart>
  );
}

function Fields() {
  const t = useTranslations("admin.look");
  const [text, setText] = useState("");
  return (
    <ScreenPart title={t("fields")}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field id="look-text" label={t("field.text")} hint={t("field.hint")}>
          <input
            id="look-text"
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={inputLook}
            {...describedBy("look-text", t("field.hint"))}
          />
        </Field>
        <Field id="look-choice" label={t("field.choice")} optional={t("field.optional")}>
          <select id="look-choice" className={selectLook}>
            <option>{t("field.first")}</option>
            <option>{t("field.second")}</option>
          </select>
        </Field>
        <Field id="look-wrong" label={t("field.refused")} error={t("field.error")}>
          <input
            id="look-wrong"
            defaultValue="31/02"
            className={inputLook}
            {...describedBy("look-wrong", null, t("field.error"))}
          />
        </Field>
      </div>
    </ScreenPart>
  );
}

function Notes() {
  const t = useTranslations("admin.look");
  return (
    <ScreenPart title={t("notes")}>
      <p className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        {TONES.map((tone) => (
          <ToneMark key={tone} tone={tone}>
            {t(`tone.${tone}`)}
          </ToneMark>
        ))}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <p className={`${PANEL_CARD} p-4`}>{t("card")}</p>
        <NothingNote>{t("nothing")}</NothingNote>
      </div>
    </ScreenPart>
  );
}
