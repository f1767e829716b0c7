/**
 * Part of every site's privacy policy in French: where data may go, how they are kept safe, and the
 * rights of the people concerned (GDPR, articles 15 to 22).
 */
export const dataRights = `<h2>5. Hors de l’Union européenne</h2>
<p>Vos données sont hébergées en France. Si vous acceptez un outil de mesure ou de publicité
fourni par une société établie ailleurs, ou si vous nous écrivez par une messagerie de ce genre,
certaines peuvent en sortir ; ces transferts reposent sur une décision d’adéquation ou sur les
clauses types de la Commission européenne.</p>

<h2>6. Comment nous les protégeons</h2>
<p>Les échanges avec le site sont chiffrés. Les mots de passe ne sont conservés que sous une forme
qui ne permet pas de les retrouver. L’accès est limité à ceux qui en ont besoin. Si une violation
présentait un risque élevé pour vous, nous vous préviendrions sans attendre, ainsi que la
CNIL.</p>

<h2>7. Vos droits</h2>
<p>Les articles 15 à 22 du RGPD vous donnent le droit :</p>
<ul>
<li>de savoir quelles données nous avons sur vous, et d’en recevoir une copie ;</li>
<li>de les faire rectifier ou effacer ;</li>
<li>d’en faire limiter l’usage, ou de vous y opposer, sans condition s’il s’agit de
prospection ;</li>
<li>de recevoir celles que vous avez fournies dans un format réutilisable ;</li>
<li>de retirer votre consentement à tout moment, sans effet sur ce qui a précédé ;</li>
<li>de dire ce qu’elles deviendront après votre décès (article 85 de la loi n° 78-17).</li>
</ul>
<p>Écrivez à {{COMPANY_EMAIL}} ou au siège. Nous répondons dans les 30 jours. Une pièce d’identité
n’est demandée qu’en cas de doute sérieux.</p>

<h2>8. Supprimer votre espace</h2>
<p>Vous le faites vous-même depuis l’espace membre, ou vous nous le demandez par e-mail : la
suppression est faite sous 10 jours ouvrés.</p>

<h2>9. Cookies</h2>
<p>{{COOKIES_IN_SHORT}} Le détail est dans la <a
href="/cookie-policy">politique relative aux cookies</a>.</p>

<h2>10. Saisir la CNIL</h2>
<p>Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la Commission
nationale de l’informatique et des libertés, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07,
<a href="https://www.cnil.fr">cnil.fr</a>.</p>

<h2>11. Changements</h2>
<p>Si cette politique change, la date en tête change avec elle. Un changement qui vous touche de
près vous est annoncé par e-mail.</p>`;
