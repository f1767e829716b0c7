/** First half of the terms of sale in French, up to payment (§4, §5, §9). */
export const saleTermsOrder = `
<p>Ces conditions disent ce à quoi {{COMPANY_NAME}} et ses clients s’engagent, de la réservation à
la facture. Elles sont en vigueur depuis le 1er novembre 2026. « Nous » désigne la société ;
« vous », la personne qui commande.</p>

<h2>1. Qui nous sommes</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{CORPORATE_FORM}} au capital de {{SHARE_CAPITAL}}, siège social :
{{HEAD_OFFICE}}, {{RCS_NUMBER}}, SIRET {{SIRET_NUMBER}}, TVA {{VAT_NUMBER}}, représentée par sa
présidente, {{LEGAL_AGENT}}. Téléphone : {{COMPANY_PHONE}} ou {{COMPANY_MOBILE}}, jour et nuit ;
e-mail : <a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a>.</p>
<p>Nous exploitons des voitures de transport avec chauffeur (VTC), sous le numéro
{{VTC_REGISTER_NUMBER}} du registre prévu par le Code des transports. Notre activité relève des
articles L. 3120-1 et suivants et L. 3122-1 et suivants de ce code.</p>

<h2>2. Quand ces conditions s’appliquent</h2>
<p>Elles s’appliquent à toute course et à toute mise à disposition commandée sur ce site, par
téléphone ou par écrit, dans la version en vigueur le jour de la commande. Vous les acceptez en
cochant la case prévue avant de commander ; par téléphone, nous vous les adressons avec la
confirmation, et le paiement de l’acompte vaut acceptation.</p>
<p>Est consommateur celui qui commande à des fins étrangères à son activité professionnelle. Les
entreprises, les associations et les collectivités sont traitées ici comme des professionnels. Ce
qui est réservé aux consommateurs, ou aux professionnels, est signalé. La version française fait
foi ; la version anglaise en est la traduction.</p>

<h2>3. Nos services</h2>
<ul>
<li>Les transferts : d’un lieu à un autre, notamment vers les aéroports et les gares, avec ou sans
étapes.</li>
<li>La mise à disposition : une voiture et son chauffeur, à l’heure, pour un événement, une
tournée de rendez-vous ou une journée de visite.</li>
<li>Le transport VIP et les escapades touristiques, qui prennent l’une ou l’autre de ces
formes.</li>
</ul>
<p>La prise en charge a lieu en France. Elle n’est possible que sur réservation : nos chauffeurs
n’acceptent pas de client dans la rue et peuvent présenter, pour chaque course, le justificatif de
réservation préalable exigé par l’article R. 3120-2 du Code des transports. Le nombre de passagers
et de bagages est celui de la commande, dans la limite des places du véhicule choisi.</p>

<h2>4. Le prix</h2>
<h3>Comment il se calcule</h3>
<ul>
<li>Moins de 20 km : un forfait par véhicule.</li>
<li>À partir de 20 km : la distance, au tarif kilométrique du véhicule.</li>
<li>Mise à disposition : le nombre d’heures, au tarif horaire du véhicule, avec un minimum
d’heures et un nombre de kilomètres inclus.</li>
<li>La nuit, le dimanche et les jours fériés : une majoration, affichée à part.</li>
</ul>
<p>Les tarifs, les majorations et leurs horaires figurent sur la <a
href="/tarifs-courses-vtc">page Tarifs</a>. Le prix vous est montré ligne par ligne avant toute
demande d’information personnelle.</p>
<h3>Ce qu’il comprend</h3>
<p>Le prix confirmé est total. Il est en euros, seule monnaie acceptée, et comprend la TVA
({{VAT_RATE_TRANSFER}} % pour un transfert, {{VAT_RATE_HIRE}} % pour une mise à disposition), le
chauffeur, le carburant et les péages de l’itinéraire prévu. La circulation n’y change rien. Ne
s’y ajoute que ce que vous demandez en plus pendant la course : un arrêt, un détour, une attente
ou une heure supplémentaire, aux tarifs publiés.</p>
<h3>Les devis</h3>
<p>Un événement, une série de courses, un trajet hors du commun font l’objet d’un devis gratuit.
Il est valable 30 jours.</p>

<h2>5. La commande</h2>
<h3>Étape par étape</h3>
<ol>
<li>Vous indiquez les lieux de départ et d’arrivée, les étapes, les dates et les heures, le nombre
de passagers et de bagages, et vous choisissez un véhicule au vu du prix. Ou vous acceptez notre
devis.</li>
<li>Vous donnez votre identité, vos coordonnées et, s’il y a lieu, l’adresse de facturation et le
numéro du vol ou du train. Ces informations doivent être exactes : le chauffeur n’a pas d’autre
moyen de vous trouver.</li>
<li>Vous relisez, vous acceptez ces conditions et vous validez par le bouton « Commander avec
obligation de paiement ».</li>
<li>Nous accusons réception, nous vérifions la course, puis nous la confirmons par e-mail ou par
SMS.</li>
<li>La commande est définitive lorsque nous avons reçu l’acompte.</li>
</ol>
<p>Vous devez être majeur. Nous conservons la commande et ces conditions, et vous les envoyons par
e-mail, sur un support que vous pouvez garder.</p>
<h3>Combien de temps le véhicule vous est gardé</h3>
<p>À la commande, le véhicule vous est gardé 15 minutes, le temps de payer ; il l’est aussi tant que
le paiement est ouvert chez notre prestataire. Ensuite, votre commande attend l’acompte pendant
48 heures au prix convenu, sans que le véhicule soit gardé : il est repris au moment où vous payez, s’il
est encore libre à cette heure. S’il ne l’est plus, nous vous le disons et rien n’est débité. Une
commande que nous avons confirmée garde son véhicule. Une même personne, ou une même connexion à
internet, ne peut garder plus de trois véhicules à la fois sans avoir payé.</p>
<h3>Quand la commande ne va pas à son terme</h3>
<p>Si votre carte est refusée, la commande est annulée automatiquement. Si l’acompte ne nous est
pas parvenu dans les 15 jours ouvrés, nous pouvons l’annuler. Nous pouvons aussi bloquer ou
annuler une commande impayée, passée avec une adresse fausse ou par un client avec lequel un
litige de paiement est en cours ; nous vous rendons alors ce que vous avez versé.</p>
<p>Si le service n’est pas disponible, nous vous en informons par e-mail ou par SMS, et nous vous
rendons ce que vous avez versé.</p>
<h3>Vérification d’identité</h3>
<p>Au-delà de 1 000 € TTC, nous demandons la copie d’une pièce d’identité ; un justificatif de
domicile peut être demandé aussi. La commande est validée une fois la vérification faite, et la
copie est alors détruite.</p>

<h2>6. Acompte et paiement</h2>
<h3>L’acompte</h3>
<table>
<thead><tr><th scope="col">Montant de la commande, TTC</th><th
scope="col">Acompte</th></tr></thead>
<tbody>
<tr><td>Moins de 300 €</td><td>20 €</td></tr>
<tr><td>À partir de 300 €</td><td>30 % du prix</td></tr>
</tbody>
</table>
<p>Cette somme est un acompte et non des arrhes, comme l’article L. 214-1 du Code de la
consommation permet d’en convenir : elle engage les deux parties, et ni l’une ni l’autre ne se
libère en l’abandonnant ou en la rendant au double. Elle s’impute sur le prix. Versée depuis plus
de 3 mois, elle porte intérêt au taux légal dans les conditions de l’article L. 214-2.</p>
<h3>Le solde</h3>
<p>Il se règle au plus tard le jour de la course, avant de descendre de voiture. Si le départ a
lieu dans moins de 48 heures, nous pouvons demander le paiement complet à la commande.</p>
<h3>Les moyens de paiement</h3>
<ul>
<li>La carte bancaire, dont vous devez être le titulaire, sur ce site ou par un lien de paiement.
Le lien est valable 48 heures ; passé ce délai, demandez-nous-en un autre.</li>
<li>Le virement, dont le traitement prend environ 10 jours ouvrés : il ne convient pas à un départ
proche.</li>
<li>Les espèces, jusqu’à 1 500 € et dans la seule limite de ce que la loi permet. Celui qui a son
domicile fiscal en France, ou qui agit pour son activité professionnelle, ne peut pas payer plus
de 1 000 € en espèces (articles L. 112-6 et D. 112-3 du Code monétaire et financier).</li>
</ul>
<p>Les numéros de carte sont saisis chez notre prestataire de paiement et ne passent pas par
nous.</p>
<h3>Les retards de paiement</h3>
<p>Une somme impayée à l’échéance porte des pénalités au taux de trois fois l’intérêt légal : de
plein droit pour un professionnel, après mise en demeure pour un consommateur. Le professionnel
doit en outre une indemnité forfaitaire de 40 € pour frais de recouvrement (articles L. 441-10 et
D. 441-5 du Code de commerce). Aucun escompte n’est consenti pour un paiement anticipé. Pour un
acheteur public, les règles de la commande publique priment.</p>
`;
