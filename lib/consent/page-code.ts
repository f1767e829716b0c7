import { hashedPath } from "@/lib/api/hashed-files";
import { OWNER_CODE_MARK, type OwnerCode, ownerCode } from "@/lib/rules/site/owner-code";
import type { SiteParameters } from "@/lib/site/parameters";
import { configuredServices } from "./configured-services";
import { type ConsentSettings, SETTINGS_ID } from "./consent-settings";
import { HELD_CODE_ID } from "./services/owner-tools";

const LOADER = "/consent/loader.js";
const FILES = {
  library: "/consent/tarteaucitron.js",
  choices: "/consent/choices.js",
  style: "/consent/choices-style.css",
};

/**
 * Returns the code added to visitors' pages: the owner's code, and the consent script where the
 * site has third-party tools. Code that loads something from elsewhere is held back until it is
 * accepted.
 */
export function pageCode(parameters: SiteParameters): OwnerCode {
  const code = ownerCode(parameters);
  const configured = configuredServices(parameters);
  if (configured.length === 0) return code;
  const hosts = configured.map(({ service, values }) => service.hosts(values));
  const held = code.isFromElsewhere
    ? `<template id="${HELD_CODE_ID}" ${OWNER_CODE_MARK}>${code.html}</template>`
    : code.html;
  return {
    ...code,
    html: held + settingsScript(parameters, configured),
    toolHosts: {
      scripts: hosts.flatMap(({ scripts }) => scripts),
      calls: hosts.flatMap(({ calls }) => calls),
      frames: hosts.flatMap(({ frames = [] }) => frames),
    },
  };
}

/** Returns the choice's settings and script: neither asks anything before the page is there. */
function settingsScript(
  { CONSENT_DAYS }: SiteParameters,
  configured: ReturnType<typeof configuredServices>,
): string {
  const settings: ConsentSettings = {
    days: Number(CONSENT_DAYS),
    tools: Object.fromEntries(
      configured.map(({ service, values, purpose }) => [service.key, { values, purpose }]),
    ),
    files: {
      library: hashedPath(FILES.library),
      choices: hashedPath(FILES.choices),
      style: hashedPath(FILES.style),
    },
  };
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return (
    `<script type="application/json" id="${SETTINGS_ID}" ${OWNER_CODE_MARK}>${json}</script>` +
    `<script async src="${hashedPath(LOADER)}" ${OWNER_CODE_MARK}></script>`
  );
}
