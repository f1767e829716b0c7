import "./globals.css";
import { buttonLook } from "@/components/ui/button-look";
import en from "@/messages/en/errors.json";
import fr from "@/messages/fr/errors.json";

/** Page for an address that is no page, such as a missing file: it has no language either. */
export default function GlobalNotFound() {
  return (
    <html lang="fr" data-theme="dark">
      <body>
        <title>{`${fr.notFound} (404)`}</title>
        <main className="container-page py-24 text-center md:py-36">
          <p aria-hidden="true" className="mb-6 font-title text-accent text-display">
            404
          </p>
          <h1 className="text-title">{fr.notFound}</h1>
          <p lang="en" className="mt-3 text-lead text-muted">
            {en.notFound}
          </p>
          <p className="mt-9 flex flex-wrap justify-center gap-4">
            <a href="/" className={buttonLook("solid")}>
              {fr.backHome}
            </a>
            <a href="/en" lang="en" className={buttonLook("outline")}>
              {en.backHome}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
