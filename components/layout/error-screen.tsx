import { buttonLook } from "@/components/ui/button-look";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
// A file of their own: every page has the words of an error with it.
import en from "@/messages/en/failure.json";
import fr from "@/messages/fr/failure.json";

const WORDS = { fr, en };

/** Error page with a link home; it needs nothing that could have failed. */
export function ErrorScreen(props: { locale: Locale; message: keyof typeof fr }) {
  const words = WORDS[props.locale];
  return (
    <main className="container-page py-24 text-center md:py-36">
      <p aria-hidden="true" className="mb-6 font-title text-accent text-display">
        500
      </p>
      <h1 className="mb-9 text-title">{words[props.message]}</h1>
      <a href={localisedPath("/", props.locale)} className={buttonLook("solid")}>
        {words.backHome}
      </a>
    </main>
  );
}
