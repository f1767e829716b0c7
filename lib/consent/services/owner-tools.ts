import { defineService } from "@/lib/consent/define-service";

/** Id of the element that keeps the owner's code until it is accepted. */
export const HELD_CODE_ID = "held-code";

/**
 * The owner's code from elsewhere, all of it as one tool: nobody can know its content. Its hosts
 * are those that it names (`ownerCode`), and its cookies are its suppliers'.
 */
export const ownerTools = defineService({
  key: "ownercode",
  name: null,
  purpose: "other",
  parameters: [],
  about: null,
  hosts: () => ({ scripts: [], calls: [] }),
  cookies: [],
  load() {
    const held = document.getElementById(HELD_CODE_ID);
    if (held instanceof HTMLTemplateElement) {
      held.replaceWith(document.importNode(held.content, true));
    }
  },
});
