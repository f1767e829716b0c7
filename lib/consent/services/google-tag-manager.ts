import { addScript } from "@/lib/consent/add-script";
import { defineService, type MeasuredVisit } from "@/lib/consent/define-service";
import { toolQueue } from "@/lib/consent/tool-queue";

const tell = (entry: object) => toolQueue<object>("dataLayer").push(entry);

const pageOf = ({ address, title, member }: MeasuredVisit) => ({
  page_location: address,
  page_title: title,
  user_id: member === undefined ? null : String(member),
});

/**
 * Container for the owner's other tools. A tool in it must load from a host that the policy of
 * pages names: of the other tools of the site, or of this one.
 */
export const googleTagManager = defineService({
  key: "googletagmanager",
  name: "Google Tag Manager",
  purpose: "other",
  parameters: ["GOOGLE_TAG_MANAGER_IDS"],
  about: "https://policies.google.com/technologies/partner-sites",
  hosts: () => ({
    scripts: ["https://www.googletagmanager.com"],
    calls: ["https://www.googletagmanager.com"],
    frames: ["https://www.googletagmanager.com"],
  }),
  cookies: [],
  load([ids = ""], visit) {
    tell(pageOf(visit));
    tell({ "gtm.start": Date.now(), event: "gtm.js" });
    for (const id of ids.split(/[\s,;]+/).filter(Boolean)) {
      addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    }
  },
  showPage: (_, visit) => void tell({ event: "page_view", ...pageOf(visit) }),
});
