import { dataRights } from "@/demonstration/legal/fr/data-rights";

/** Privacy policy in French: the data of visitors, customers, members (GDPR, article 13). */
export const privacyPolicy = `
<p>Pour vous envoyer du vin, il nous faut savoir qui vous êtes, où livrer et que vous êtes majeur.
Nous demandons cela et rien de plus, nous ne vendons aucune donnée, et nous disons ici ce qu’il en
advient, conformément au règlement (UE) 2016/679 (RGPD) et à la loi n° 78-17 du 6 janvier 1978.
Cette politique est en vigueur depuis le 1er novembre 2026.</p>

<h2>1. Qui est responsable de vos données</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{HEAD_OFFICE}}, représentée par {{LEGAL_AGENT}}. Pour toute question :
<a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a> ou {{COMPANY_PHONE}}. La taille de
l’exploitation ne rend pas obligatoire un délégué à la protection des données ; c’est sa gérante
qui vous répond.</p>

<h2>2. Quelles données, et pourquoi</h2>
<p>Voici, pour chaque occasion, les données en cause, ce à quoi elles servent et la base légale de
leur traitement au sens de l’article 6 du RGPD.</p>
<ul>
<li><strong>Vous remplissez un panier.</strong> Produits, code postal et pays, pour vous dire le
prix et le port ; votre identité n’est pas demandée. Base : les mesures prises à votre demande
avant le contrat.</li>
<li><strong>Vous commandez.</strong> Nom, e-mail, téléphone, adresses, date de naissance, message,
société s’il y a lieu, pour préparer et livrer le colis, vous joindre et ne pas vendre d’alcool à
un mineur. Base : le contrat et la loi.</li>
<li><strong>Vous payez.</strong> Montant, date, moyen de paiement, adresse de facturation, pour
encaisser, facturer et tenir la comptabilité. Base : le contrat et la loi.</li>
<li><strong>Vous réservez une visite.</strong> Nom, e-mail, téléphone, jour et nombre de
personnes, pour vous recevoir. Base : les mesures prises à votre demande.</li>
<li><strong>Vous vous inscrivez à un rendez-vous.</strong> Nom, e-mail, téléphone si vous le donnez,
nombre de personnes, pour garder votre place et vous prévenir. Base : les mesures prises à votre
demande.</li>
<li><strong>Vous nous écrivez.</strong> Nom, e-mail, téléphone si vous le donnez, message, pour
vous répondre. Base : notre intérêt légitime.</li>
<li><strong>Vous créez un espace membre.</strong> État civil, date de naissance, coordonnées,
empreinte du mot de passe, pour ouvrir et protéger votre espace. Base : le contrat.</li>
<li><strong>Vous vous abonnez à la lettre d’information.</strong> E-mail, pour vous l’envoyer.
Base : votre consentement.</li>
<li><strong>Vous attendez un vin épuisé.</strong> E-mail, pour vous écrire une fois, quand il est
de nouveau là. Base : les mesures prises à votre demande.</li>
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
<tr><td>Abonnement à la lettre d’information</td><td>Jusqu’au désabonnement</td></tr>
<tr><td>Inscription à un rendez-vous</td><td>30 jours après, ou jusqu’à son annulation</td></tr>
<tr><td>Attente d’un vin épuisé</td><td>Jusqu’à son retour, 6 mois au plus</td></tr>
</tbody>
</table>
<p>Au bout de 3 ans sans activité, le compte et ce qui s’y rattache sont supprimés ou rendus
anonymes, hormis ce que la loi impose de conserver.
Un mois avant de supprimer un compte, nous prévenons son titulaire par e-mail.</p>

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

${dataRights}
`;
