import "./globals.css";
import { buttonLook } from "@/components/ui/button-link";
import fr from "@/messages/fr/errors.json";

/** For an address that is no page at all, such as a file that is not there. */
export default function GlobalNotFound() {
  return (
    <html lang="fr" data-theme="dark">
      <body>
        <title>{`${fr.notFound} (404)`}</title>
        <main className="container-page py-24 text-center md:py-36">
          <p aria-hidden="true" className="mb-6 font-title text-accent text-display">
            404
          </p>
          <h1 className="mb-9 text-title">{fr.notFound}</h1>
          <a href="/" className={buttonLook("solid")}>
            {fr.backHome}
          </a>
        </main>
      </body>
    </html>
  );
}
