import { phoneText } from "@/lib/rules/text/phone-text";

export const Reach = ({ by, to }: { by: "tel" | "mailto"; to: string }) => (
  <a
    href={`${by}:${by === "tel" ? to.replace(/\s/g, "") : to}`}
    className="break-all underline underline-offset-4 hover:text-accent"
  >
    {by === "tel" ? phoneText(to) : to}
  </a>
);
