/**
 * In French: what becomes of the data of a visitor, a customer, a member (GDPR,
 * article 13).
 */
export const privacyPolicy = `
<p>Pour vous envoyer du vin, il nous faut savoir qui vous êtes, où livrer et que vous êtes majeur.
Nous demandons cela et rien de plus, nous ne vendons aucune donnée, et nous disons ici ce qu’il en
advient, conformément au règlement (UE) 2016/679 (RGPD) et à la loi n° 78-17 du 6 janvier 1978.
Cette politique est en vigueur depuis le 1er novembre 2026.</p>

<h2>1. Qui est responsable de vos données</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{HEAD_OFFICE}}, représentée par {{LEGAL_AGENT}}. Pour toute question :
<a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a> ou {{COMPANY_PHONE}}. La taille de
l’exploitation ne rend pas obligatoire un délégué à la protection des données ; c’est sa gérante
qui vous répond.</p>

<h2>2. Quelles données, et pourquoi</h2>
<p>Voici, pour chaque occasion, les données en cause, ce à quoi elles servent et la base légale de
leur traitement au sens de l’article 6 du RGPD.</p>
<ul>
<li><strong>Vous remplissez un panier.</strong> Produits, code postal et pays, pour vous dire le
prix et le port ; votre identité n’est pas demandée. Base : les mesures prises à votre demande
avant le contrat.</li>
<li><strong>Vous commandez.</strong> Nom, e-mail, téléphone, adresses, date de naissance, message,
société s’il y a lieu, pour préparer et livrer le colis, vous joindre et ne pas vendre d’alcool à
un mineur. Base : le contrat et la loi.</li>
<li><strong>Vous payez.</strong> Montant, date, moyen de paiement, adresse de facturation, pour
encaisser, facturer et tenir la comptabilité. Base : le contrat et la loi.</li>
<li><strong>Vous réservez une visite.</strong> Nom, e-mail, téléphone, jour et nombre de
personnes, pour vous recevoir. Base : les mesures prises à votre demande.</li>
<li><strong>Vous nous écrivez.</strong> Nom, e-mail, téléphone si vous le donnez, message, pour
vous répondre. Base : notre intérêt légitime.</li>
<li><strong>Vous créez un espace membre.</strong> État civil, date de naissance, coordonnées,
empreinte du mot de passe, pour ouvrir et protéger votre espace. Base : le contrat.</li>
<li><strong>Vous vous abonnez à la lettre d’information.</strong> E-mail, pour vous l’envoyer.
Base : votre consentement.</li>
<li><strong>Le colis est livré.</strong> E-mail, référence de la commande, avis, pour recueillir
votre opinion. Base : le contrat et notre intérêt légitime.</li>
</ul>
<p>Les champs facultatifs sont signalés. Sans les autres, nous ne pouvons pas livrer. Nous ne
prenons aucune décision par le seul moyen d’un traitement automatisé : le prix est celui de la
fiche, jamais celui de votre profil.</p>
<p>Les numéros de carte sont saisis chez le prestataire de paiement et ne nous parviennent pas. Si
vous venez d’un lien que nous avons diffusé, nous en comptons les visites sans savoir qui vous
êtes.</p>

<h2>3. Combien de temps nous les gardons</h2>
<table>
<thead><tr><th scope="col">Données</th><th scope="col">Durée</th></tr></thead>
<tbody>
<tr><td>Compte, commandes, échanges</td><td>3 ans après votre dernière activité</td></tr>
<tr><td>Factures et pièces comptables</td><td>10 ans (article L. 123-22 du Code de
commerce)</td></tr>
<tr><td>Panier abandonné</td><td>90 jours</td></tr>
<tr><td>Session de connexion</td><td>1 jour</td></tr>
<tr><td>Choix sur les cookies</td><td>13 mois</td></tr>
<tr><td>Abonnement à la lettre d’information</td><td>Jusqu’au désabonnement</td></tr>
</tbody>
</table>
<p>Au bout de 3 ans sans activité, le compte et ce qui s’y rattache sont supprimés ou rendus
anonymes, hormis ce que la loi impose de conserver.</p>

<h2>4. Qui y a accès</h2>
<ul>
<li>La personne qui prépare votre commande, et le transporteur, pour ce qu’il lui faut afin de
livrer.</li>
<li>Nos prestataires d’hébergement, de messagerie, de SMS et de paiement, liés par un contrat et
qui n’agissent que sur nos instructions. Le site est hébergé par {{HOSTING_PROVIDER}}.</li>
<li>Les douanes, qui contrôlent la circulation du vin, l’administration fiscale et la justice,
lorsque la loi le prévoit.</li>
</ul>
<p>Personne d’autre. Vos données ne sont ni vendues, ni louées, ni échangées.</p>

<h2>5. Hors de l’Union européenne</h2>
<p>Vos données sont hébergées en France. Si vous acceptez un outil de mesure ou de publicité
fourni par une société établie ailleurs, ou si vous nous écrivez par une messagerie de ce genre,
certaines peuvent en sortir ; ces transferts reposent sur une décision d’adéquation ou sur les
clauses types de la Commission européenne.</p>

<h2>6. Comment nous les protégeons</h2>
<p>Les échanges avec le site sont chiffrés. Les mots de passe ne sont conservés que sous une forme
qui ne permet pas de les retrouver. L’accès est limité à ceux qui en ont besoin. Si une violation
présentait un risque élevé pour vous, nous vous préviendrions sans attendre, ainsi que la
CNIL.</p>

<h2>7. Vos droits</h2>
<p>Les articles 15 à 22 du RGPD vous donnent le droit :</p>
<ul>
<li>de savoir quelles données nous avons sur vous, et d’en recevoir une copie ;</li>
<li>de les faire rectifier ou effacer ;</li>
<li>d’en faire limiter l’usage, ou de vous y opposer, sans condition s’il s’agit de
prospection ;</li>
<li>de recevoir celles que vous avez fournies dans un format réutilisable ;</li>
<li>de retirer votre consentement à tout moment, sans effet sur ce qui a précédé ;</li>
<li>de dire ce qu’elles deviendront après votre décès (article 85 de la loi n° 78-17).</li>
</ul>
<p>Écrivez à {{COMPANY_EMAIL}} ou au siège. Nous répondons dans les 30 jours. Une pièce d’identité
n’est demandée qu’en cas de doute sérieux.</p>

<h2>8. Supprimer votre espace</h2>
<p>Vous le faites vous-même depuis l’espace membre, ou vous nous le demandez par e-mail : la
suppression est faite sous 10 jours ouvrés.</p>

<h2>9. Cookies</h2>
<p>Aucun outil de mesure ou de publicité ne se charge sans votre accord. Le détail est dans la <a
href="/cookie-policy">politique relative aux cookies</a>.</p>

<h2>10. Saisir la CNIL</h2>
<p>Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la Commission
nationale de l’informatique et des libertés, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07,
<a href="https://www.cnil.fr">cnil.fr</a>.</p>

<h2>11. Changements</h2>
<p>Si cette politique change, la date en tête change avec elle. Un changement qui vous touche de
près vous est annoncé par e-mail.</p>
`;
