/** For what is no page at all, such as a file that is not there. */
export default function GlobalNotFound() {
  return (
    <html lang="fr">
      <body>404</body>
    </html>
  );
}
