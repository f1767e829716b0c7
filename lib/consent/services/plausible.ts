import { addScript } from "@/lib/consent/add-script";
import { defineService } from "@/lib/consent/define-service";

interface Plausible {
  (event: string, options: { u: string }): void;
  q?: unknown[];
}

/** Returns the tool, or a queue for calls until it is loaded. */
function plausibleTool(): Plausible {
  const holder = window as unknown as { plausible?: Plausible };
  const queued: Plausible = (...call) => {
    queued.q ??= [];
    queued.q.push(call);
  };
  holder.plausible ??= queued;
  return holder.plausible;
}

/** Audience measurement without cookies: it counts pages and knows no members. */
export const plausible = defineService({
  key: "plausible",
  name: "Plausible",
  purpose: "analytic",
  parameters: ["PLAUSIBLE_DOMAIN"],
  about: "https://plausible.io/data-policy",
  hosts: () => ({ scripts: ["https://plausible.io"], calls: ["https://plausible.io"] }),
  cookies: [],
  load([domain = ""], { address }) {
    plausibleTool()("pageview", { u: address });
    addScript("https://plausible.io/js/script.manual.js", { domain });
  },
  showPage: (_, { address }) => plausibleTool()("pageview", { u: address }),
});
