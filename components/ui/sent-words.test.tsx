import { useLocale, useMessages, useTimeZone } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Messages, messagesOf } from "@/lib/i18n/messages";
import { SentWords } from "./sent-words";

/** Shows all that its provider says, as JSON in an attribute. */
const Said = () => <p title={JSON.stringify([useMessages(), useLocale(), useTimeZone()])} />;

it("hands words on as they were written, in their language", async () => {
  const { form } = await messagesOf("fr");
  const written = '« {count, plural, one {une} other {#}} »\u202f! </script> \\ "\u2028';
  const words: Partial<Messages> = { form: { ...form, choose: written } };
  const shown = renderToStaticMarkup(
    <SentWords locale="fr" words={JSON.stringify(words)}>
      <Said />
    </SentWords>,
  );
  const said = JSON.stringify([words, "fr", "Europe/Paris"]);
  expect(shown).toBe(renderToStaticMarkup(<p title={said} />));
});
