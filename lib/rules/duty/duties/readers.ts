import { defineDuty, unless } from "@/lib/rules/duty/duty";

/** Duties towards everybody who reads a site: that it can be read, and that reviews are honest. */
export const readerDuties = [
  defineDuty({
    name: "testimonials",
    source: "Code de la consommation, art. L. 111-7-2 et D. 111-17",
    isMustHave: false,
    concerns: ({ hasTestimonials }) => hasTestimonials,
    lack: ({ untoldTestimonials }) =>
      untoldTestimonials.length === 0
        ? null
        : { mends: untoldTestimonials.map((page) => ({ page })) },
  }),
  defineDuty({
    name: "accessibility",
    source: "Code de la consommation, art. L. 412-13 ; décret n° 2023-931",
    isMustHave: false,
    lack: ({ texts }) =>
      unless(texts.ACCESSIBILITY_STATEMENT.words !== "", "ACCESSIBILITY_STATEMENT"),
  }),
] as const;
