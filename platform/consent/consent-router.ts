import * as calls from "@/lib/contract/calls/consent";
import { consentChoices } from "@/platform/db/schema/consent";
import { newRouter } from "@/platform/http/router";
import { startForgetting } from "./forget-choices";

/** Keeps choices about cookies (GDPR, article 7: a site that asks for consent must prove it). */
export function consentRouter() {
  return newRouter().answer(
    calls.recordConsent,
    async ({ tx, idSite, language, now }, { json: { visitor, edition, shown, accepted } }) => {
      await tx.insert(consentChoices).values({
        idSite,
        visitor,
        language,
        edition,
        shown: [...new Set(shown)],
        accepted: [...new Set(accepted)],
        at: now,
      });
      await startForgetting(tx, idSite, now);
      return {};
    },
  );
}
