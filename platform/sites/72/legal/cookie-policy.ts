import type { PerLanguage } from "@/platform/db/schema/columns";

/** The cookie policy (§2 Cookie consent, §9). */
export const cookiePolicy: PerLanguage<string> = {
  fr_FR: `
<p>Un cookie est un petit fichier que le site dépose sur votre appareil. Voici ceux de {{COMPANY_NAME}}.</p>
<h2>Ceux qui sont nécessaires</h2>
<table>
<thead><tr><th>Nom</th><th>Usage</th><th>Durée</th></tr></thead>
<tbody>
<tr><td>locale</td><td>Retenir la langue que vous avez choisie</td><td>365 jours</td></tr>
<tr><td>token, idSite</td><td>Garder votre session ouverte, si vous vous connectez</td><td>1 jour</td></tr>
</tbody>
</table>
<p>Une course en cours de saisie est gardée sur votre appareil jusqu’à la fermeture de l’onglet. Elle n’est envoyée que lorsque vous demandez un prix.</p>
<h2>Ceux que vous choisissez</h2>
<p>Aucun outil de mesure d’audience ni de publicité ne se charge sans votre accord. Votre choix est conservé 13 mois au plus, et vous pouvez le changer à tout moment.</p>
<h2>Comment les effacer</h2>
<p>Dans les réglages de votre navigateur, rubrique « confidentialité ». Le site continue de fonctionner sans eux.</p>`,
  en: `
<p>A cookie is a small file that the site leaves on your device. Here are those of {{COMPANY_NAME}}.</p>
<h2>Those that are needed</h2>
<table>
<thead><tr><th>Name</th><th>Use</th><th>Lasts</th></tr></thead>
<tbody>
<tr><td>locale</td><td>Remembering the language you chose</td><td>365 days</td></tr>
<tr><td>token, idSite</td><td>Keeping your session open, if you log in</td><td>1 day</td></tr>
</tbody>
</table>
<p>A ride that you are describing is kept on your device until the tab is closed. It is sent only when you ask for a price.</p>
<h2>Those that you choose</h2>
<p>No audience measurement or advertising tool loads without your consent. Your choice is kept for 13 months at most, and you may change it at any time.</p>
<h2>How to delete them</h2>
<p>In the settings of your browser, under “privacy”. The site goes on working without them.</p>`,
};
