import { getTranslations } from "next-intl/server";

const FACTS = ["atOnce", "goesOn", "kept", "delay"] as const;

/** What becomes of what the site holds of a member who deletes the space (§9 Privacy text). */
export async function DeletionFacts() {
  const t = await getTranslations("account.deletion.facts");
  return (
    <dl className="border-line border-t">
      {FACTS.map((fact) => (
        <div
          key={fact}
          className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[1fr_2fr]"
        >
          <dt className="font-medium text-heading">{t(`${fact}.title`)}</dt>
          <dd className="text-muted">{t(`${fact}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
