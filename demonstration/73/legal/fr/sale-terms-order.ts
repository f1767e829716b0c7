/** First half of the terms of sale of wine at a distance in French, up to payment. */
export const saleTermsOrder = `
<p>Ces conditions disent ce à quoi {{COMPANY_NAME}} et ses clients s’engagent, de la commande à la
bouteille débouchée. Elles sont en vigueur depuis le 1er novembre 2026. « Nous » désigne
l’exploitation ; « vous », la personne qui commande.</p>

<h2>1. Qui nous sommes</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{CORPORATE_FORM}} au capital de {{SHARE_CAPITAL}}, siège social :
{{HEAD_OFFICE}}, {{RCS_NUMBER}}, SIRET {{SIRET_NUMBER}}, TVA {{VAT_NUMBER}}, représentée par sa
gérante, {{LEGAL_AGENT}}. Téléphone : {{COMPANY_PHONE}} ou {{COMPANY_MOBILE}} ; e-mail : <a
href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a>.</p>
<p>Nous vendons les vins de nos vignes et quelques produits qui les accompagnent.</p>

<h2>2. Quand ces conditions s’appliquent</h2>
<p>Elles s’appliquent à toute commande passée sur ce site, par téléphone ou par écrit, dans la
version en vigueur le jour de la commande. Vous les acceptez en cochant la case prévue avant de
commander ; par téléphone, nous vous les adressons avec la confirmation.</p>
<p>Est consommateur celui qui commande à des fins étrangères à son activité professionnelle. Les
entreprises, les associations et les collectivités sont traitées ici comme des professionnels. Ce
qui est réservé aux consommateurs, ou aux professionnels, est signalé. La version française fait
foi ; la version anglaise en est la traduction.</p>

<h2>3. Pas de vente aux mineurs</h2>
<p>La vente d’alcool aux mineurs est interdite (article L. 3342-1 du Code de la santé publique).
En commandant, vous déclarez avoir 18 ans révolus, et votre date de naissance vous est demandée.
Celui qui remet le colis peut exiger une pièce d’identité ; il ne le laisse ni à un mineur ni
devant une porte.</p>
<p>L’abus d’alcool est dangereux pour la santé, à consommer avec modération.</p>

<h2>4. Nos produits</h2>
<p>Chaque fiche donne l’appellation, le millésime, les cépages, le degré, la contenance et les
allergènes : nos vins contiennent des sulfites. Les photographies et les dessins montrent la
bouteille sans engager sur l’étiquette, qui peut changer d’une mise à l’autre.</p>
<p>Un millésime épuisé n’est remplacé par un autre qu’avec votre accord. Un dépôt peut se former
avec le temps : il est naturel et n’altère pas le vin.</p>
<p>Le stock affiché est celui du chai. S’il venait à manquer malgré tout, nous vous prévenons et
nous vous rendons ce que vous avez versé pour la bouteille absente.</p>

<h2>5. Le prix</h2>
<p>Les prix sont en euros et comprennent la TVA : 20 % pour le vin et les objets, 5,5 % pour ce
qui se mange. Le prix au litre est indiqué à côté. Les frais de port s’y ajoutent ; ils dépendent
du pays, du poids et du nombre de bouteilles, et vous sont montrés avant de payer.</p>
<p>Le port est offert à partir de {{FREE_SHIPPING_BOTTLE}} bouteilles, ou de
{{FREE_SHIPPING_PRICE}} € d’achat. Une bouteille de moins de 75 cl y compte pour une demie.</p>
<h3>Hors de la France métropolitaine</h3>
<p>Pour la Belgique, le Luxembourg et l’Allemagne, les droits d’accises du pays d’arrivée sont
compris, et la TVA est celle de la France, tant que nos ventes à distance restent sous le seuil
européen de 10 000 € par an. Pour les départements d’outre-mer, l’octroi de mer et les taxes perçues à
l’arrivée restent à la charge du destinataire. Nous ne livrons pas d’autre pays.</p>
<h3>Les codes de réduction</h3>
<p>Un code s’applique dans la limite de ses dates, de son minimum d’achat et du nombre de ses
emplois. Il n’y en a qu’un par commande et il ne se change pas en argent.</p>

<h2>6. La commande</h2>
<h3>Combien de bouteilles</h3>
<p>On expédie les bouteilles par {{BOTTLE_MULTIPLE}}, ce que tient un emballage : au moins
{{MINIMUM_EXPEDITION_BOTTLE}}, au plus {{MAXIMUM_EXPEDITION_BOTTLE}} par commande. Au retrait à la
cave, une seule suffit.</p>
<h3>Étape par étape</h3>
<ol>
<li>Vous composez votre panier ; le prix et la disponibilité de chaque ligne s’affichent.</li>
<li>Vous choisissez la livraison à domicile, un point relais ou le retrait à la cave, et vous
voyez ce que cela coûte.</li>
<li>Vous donnez votre identité, vos coordonnées et vos adresses de livraison et de
facturation.</li>
<li>Vous relisez et corrigez, vous acceptez ces conditions, et vous validez par le bouton
« Commander avec obligation de paiement ».</li>
<li>Nous accusons réception par e-mail. La vente est conclue lorsque nous avons reçu votre
paiement.</li>
</ol>
<p>Nous conservons la commande et ces conditions, et vous les envoyons par e-mail, sur un support
que vous pouvez garder.</p>
<h3>Quand la commande ne va pas à son terme</h3>
<p>Les bouteilles vous sont réservées pendant le paiement. Si votre carte est refusée, la commande
est annulée et les bouteilles retournent en vente. Nous pouvons refuser une commande anormale, ou
passée par un client avec lequel un litige de paiement est en cours ; nous rendons alors ce qui a
été versé.</p>

<h2>7. Le paiement</h2>
<ul>
<li>La carte bancaire, dont vous devez être le titulaire : elle est débitée à la commande. Les
numéros sont saisis chez notre prestataire de paiement et ne passent pas par nous.</li>
<li>Le virement, dont le traitement prend environ 10 jours ouvrés : le colis part lorsqu’il est
arrivé. Passé 15 jours ouvrés, la commande est annulée.</li>
</ul>
<h3>Les retards de paiement</h3>
<p>Entre professionnels, une somme impayée à l’échéance porte des pénalités au taux de trois fois
l’intérêt légal et une indemnité forfaitaire de 40 € pour frais de recouvrement (articles
L. 441-10 et D. 441-5 du Code de commerce). Aucun escompte n’est consenti pour un paiement
anticipé. Les vins restent notre propriété jusqu’au paiement complet.</p>
`;
