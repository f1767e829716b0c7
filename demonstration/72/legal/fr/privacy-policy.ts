import { dataRights } from "@/demonstration/legal/fr/data-rights";

/** Privacy policy in French: the data of visitors, customers, members (§9; GDPR, article 13). */
export const privacyPolicy = `
<p>Pour vous conduire, il nous faut savoir qui vous êtes, où vous prendre et où vous déposer. Nous
demandons cela et rien de plus, nous ne vendons aucune donnée, et nous disons ici ce qu’il en
advient, conformément au règlement (UE) 2016/679 (RGPD) et à la loi n° 78-17 du 6 janvier 1978.
Cette politique est en vigueur depuis le 1er novembre 2026.</p>

<h2>1. Qui est responsable de vos données</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{HEAD_OFFICE}}, représentée par {{LEGAL_AGENT}}. Pour toute question :
<a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a> ou {{COMPANY_PHONE}}. La taille de la
société ne rend pas obligatoire un délégué à la protection des données ; c’est sa présidente qui
vous répond.</p>

<h2>2. Quelles données, et pourquoi</h2>
<p>Voici, pour chaque occasion, les données en cause, ce à quoi elles servent et la base légale de
leur traitement au sens de l’article 6 du RGPD.</p>
<ul>
<li><strong>Vous calculez un prix.</strong> Lieux, date, heure, nombre de passagers et de bagages,
pour vous donner le prix ; votre identité n’est pas demandée. Base : les mesures prises à votre
demande avant le contrat.</li>
<li><strong>Vous réservez.</strong> Nom, e-mail, téléphone, trajet, vol ou train, message au
chauffeur, société s’il y a lieu, pour assurer la course, vous joindre et établir le justificatif
de réservation. Base : le contrat et la loi.</li>
<li><strong>Vous payez.</strong> Montant, date, moyen de paiement, adresse de facturation, pour
encaisser, facturer et tenir la comptabilité. Base : le contrat et la loi.</li>
<li><strong>La commande dépasse 1 000 €.</strong> Pièce d’identité, justificatif de domicile, pour
prévenir la fraude. Base : notre intérêt légitime.</li>
<li><strong>Vous nous écrivez.</strong> Nom, e-mail, téléphone si vous le donnez, message, pour
vous répondre. Base : notre intérêt légitime.</li>
<li><strong>Vous créez un espace membre.</strong> État civil, coordonnées, empreinte du mot de
passe, pour ouvrir et protéger votre espace. Base : le contrat.</li>
<li><strong>Vous vous abonnez à la lettre d’information.</strong> E-mail, pour vous l’envoyer.
Base : votre consentement.</li>
<li><strong>La course est terminée.</strong> E-mail, référence de la course, avis, pour envoyer la
facture et recueillir votre opinion. Base : le contrat et notre intérêt légitime.</li>
</ul>
<p>Les champs facultatifs sont signalés. Sans les autres, nous ne pouvons pas assurer la course.
Nous ne prenons aucune décision par le seul moyen d’un traitement automatisé : le prix est calculé
à partir du trajet et de l’heure, jamais de votre profil.</p>
<p>Les numéros de carte sont saisis chez le prestataire de paiement et ne nous parviennent pas. Si
vous venez d’un lien que nous avons diffusé, nous en comptons les visites sans savoir qui vous
êtes.</p>

<h2>3. Combien de temps nous les gardons</h2>
<table>
<thead><tr><th scope="col">Données</th><th scope="col">Durée</th></tr></thead>
<tbody>
<tr><td>Compte, réservations, échanges</td><td>3 ans après votre dernière activité</td></tr>
<tr><td>Factures et pièces comptables</td><td>10 ans (article L. 123-22 du Code de
commerce)</td></tr>
<tr><td>Copie d’une pièce d’identité</td><td>Le temps de la vérification</td></tr>
<tr><td>Session de connexion</td><td>1 jour</td></tr>
<tr><td>Abonnement à la lettre d’information</td><td>Jusqu’au désabonnement</td></tr>
</tbody>
</table>
<p>Au bout de 3 ans sans activité, le compte et ce qui s’y rattache sont supprimés ou rendus
anonymes, hormis ce que la loi impose de conserver.
Un mois avant de supprimer un compte, nous prévenons son titulaire par e-mail.</p>

<h2>4. Qui y a accès</h2>
<ul>
<li>La personne qui gère votre réservation, et le chauffeur, pour ce qu’il lui faut le jour de la
course.</li>
<li>Nos prestataires d’hébergement, de messagerie, de SMS et de paiement, liés par un contrat et
qui n’agissent que sur nos instructions. Le site est hébergé par {{HOSTING_PROVIDER}}.</li>
<li>Les autorités qui contrôlent le transport, l’administration fiscale et la justice, lorsque la
loi le prévoit.</li>
</ul>
<p>Personne d’autre. Vos données ne sont ni vendues, ni louées, ni échangées.</p>

${dataRights}
`;
