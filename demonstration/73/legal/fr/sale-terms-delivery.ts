/** Second half of the terms of sale in French, from delivery to the courts. */
export const saleTermsDelivery = `
<h2>8. La livraison</h2>
<h3>Où et quand</h3>
<p>Nous livrons en France métropolitaine, en Belgique, au Luxembourg, en Allemagne et dans les
départements d’outre-mer. Le délai de chaque transporteur est indiqué avant de payer ; sauf
mention contraire, il ne dépasse jamais 30 jours (article L. 216-1 du Code de la consommation).
Nous n’expédions ni la veille d’un jour férié ni par plus de 30 °C à l’ombre : le vin n’aime pas
attendre dans un camion.</p>
<p>Le retrait à la cave ou au dépôt de Nantes est gratuit, aux jours et heures proposés dans le
panier. Nous gardons la commande 30 jours.</p>
<h3>Si le colis tarde</h3>
<p>Vous pouvez nous demander de livrer dans un délai supplémentaire raisonnable, puis, s’il n’est
pas tenu, mettre fin au contrat par écrit (article L. 216-6). Nous vous rendons alors tout ce que
vous avez versé dans les 14 jours (article L. 216-7).</p>
<h3>Si vous êtes absent</h3>
<p>Le transporteur laisse un avis et repasse, ou dépose le colis dans un point relais qui le garde
10 jours. Un colis qui nous revient faute d’avoir été retiré est réexpédié à vos frais, ou
remboursé hors frais de port.</p>
<h3>La casse et les réserves</h3>
<p>Les risques vous sont transférés lorsque vous prenez physiquement possession des bouteilles
(article L. 216-2) : la casse en route est pour nous. Ouvrez le colis devant le livreur si vous le
pouvez, et notez ce qui manque ou ce qui est cassé, bouteille par bouteille, sur le bon de
livraison. « Sous réserve de déballage » ne suffit pas.</p>
<p>Prévenez-nous dans les 3 jours, avec une photographie : c’est le délai que nous avons pour nous
retourner contre le transporteur (article L. 133-3 du Code de commerce). Il est de 10 jours si
vous n’avez pas pu vérifier le colis à la remise (article L. 224-65 du Code de la consommation).
Ce signalement nous aide ; l’oublier ne vous fait perdre aucun droit de consommateur. Nous
renvoyons la bouteille ou nous la remboursons, à votre choix.</p>

<h2>9. Le droit de rétractation</h2>
<h3>Quatorze jours</h3>
<p>Le consommateur dispose de 14 jours à compter de la réception des bouteilles, ou de la dernière
d’entre elles, pour se rétracter sans motif (article L. 221-18 du Code de la consommation). Les
professionnels, associations et collectivités n’en bénéficient pas.</p>
<h3>Comment l’exercer</h3>
<ul>
<li>En ligne, par la fonction « Renoncer au contrat ici » : elle est accessible pendant tout le
délai depuis le lien qui figure dans votre confirmation. Depuis le 19 juin 2026, tout contrat
conclu en ligne avec droit de rétractation doit la proposer (articles L. 221-21 et D. 221-5 du
Code de la consommation). Vous confirmez, et vous recevez aussitôt un accusé de réception
daté.</li>
<li>Par e-mail à {{COMPANY_EMAIL}} ou par courrier au siège, sans forme imposée ou avec le modèle
qui suit.</li>
</ul>
<blockquote><p>À l’attention de {{LEGAL_COMPANY_NAME}}, {{HEAD_OFFICE}} : je vous notifie ma
rétractation du contrat portant sur la vente des produits suivants (référence de la commande,
produits). Commandés le… Reçus le… Nom et adresse du consommateur… Date, et signature si ce modèle
est envoyé sur papier.</p></blockquote>
<h3>Le retour</h3>
<p>Vous nous renvoyez les bouteilles dans les 14 jours qui suivent votre demande, au siège, dans
un emballage fait pour le verre. Le retour est à vos frais (article L. 221-23) ; vous pouvez aussi
les rapporter à la cave. Vous ne répondez que de la dépréciation qui vient d’un usage au-delà de
ce qu’il faut pour connaître le produit : une bouteille ouverte ne peut plus être vendue, et sa
valeur est retenue.</p>
<h3>Le remboursement</h3>
<p>Nous vous rendons tout ce que vous avez versé, livraison au tarif ordinaire comprise, dans les
14 jours qui suivent votre demande, par le moyen de paiement que vous aviez utilisé. Nous pouvons
attendre d’avoir reçu les bouteilles, ou la preuve de leur envoi (article L. 221-24).</p>
<h3>Ce qu’il ne couvre pas</h3>
<p>Le vin vendu en primeur, dont la livraison est différée au-delà de 30 jours et dont la valeur
dépend du marché, n’ouvre pas ce droit (article L. 221-28, 7°). Nous n’en vendons pas
aujourd’hui.</p>

<h2>10. Les garanties</h2>
<h3>La conformité</h3>
<p>Le consommateur dispose d’un délai de 2 ans à compter de la délivrance du bien pour obtenir la
mise en œuvre de la garantie légale de conformité si un défaut apparaît (articles L. 217-3 et
suivants du Code de la consommation). Pendant ce délai, il n’a à établir que l’existence du
défaut, non la date de son apparition. Il a droit à la réparation ou au remplacement du bien dans
les 30 jours de sa demande, sans frais ; à défaut, à une réduction du prix ou à son
remboursement.</p>
<h3>Les vices cachés</h3>
<p>Le consommateur bénéficie aussi de la garantie des vices cachés (articles 1641 à 1649 du Code
civil) pendant 2 ans à compter de la découverte du défaut : une réduction du prix si la bouteille
est gardée, un remboursement complet si elle est rendue.</p>
<h3>Le goût de bouchon</h3>
<p>Une bouteille bouchonnée est remplacée par la même, ou remboursée si elle n’existe plus, dans
les 24 mois de la livraison. Gardez le bouchon et les deux tiers du vin, ou envoyez-nous une
photographie : nous vous croyons.</p>

<h2>11. Garder le vin</h2>
<p>Les durées de garde sont des conseils. Elles supposent une cave fraîche, sombre et stable ;
nous ne répondons pas d’un vin conservé dans une cuisine ou un coffre de voiture.</p>

<h2>12. Force majeure</h2>
<p>Aucune des parties ne répond d’un manquement dû à la force majeure, au sens de l’article 1218
du Code civil. Celle qui en est empêchée prévient l’autre sans attendre. Si l’empêchement dure
plus de 3 mois, chacune peut mettre fin au contrat par écrit ; nous rendons alors ce qui a été
versé.</p>

<h2>13. Après la livraison</h2>
<p>Quelque {{ORDER_REVIEW_DELAY}} jours plus tard, un message vous invite à donner votre avis.
Vous êtes libre de n’y pas répondre. Les factures sont émises par voie électronique ; un
exemplaire sur papier vous est remis sur demande.</p>

<h2>14. Réclamations et médiation</h2>
<p>Écrivez d’abord à {{COMPANY_EMAIL}} ou au siège : nous cherchons avec vous une solution. Si
elle ne vient pas, le consommateur peut saisir gratuitement le médiateur dont nous relevons, en
ligne ou par courrier, dans un délai d’un an à compter de sa réclamation écrite (articles L. 612-1
et L. 612-2 du Code de la consommation) : {{MEDIATOR}}, <a
href="{{MEDIATOR_URL}}">{{MEDIATOR_URL}}</a>. Chaque partie reste libre d’accepter ou de refuser
la solution proposée.</p>

<h2>15. Données personnelles</h2>
<p>Les données de la commande servent à la préparer, à la livrer, à la facturer et à remplir nos
obligations légales. La <a href="/privacy-policy">politique de confidentialité</a> dit lesquelles,
pour combien de temps, et comment exercer vos droits.</p>

<h2>16. Droit applicable et tribunaux</h2>
<p>Le contrat est soumis au droit français ; le consommateur qui réside dans un autre pays garde
la protection des règles impératives de ce pays. Il peut agir devant le tribunal du lieu où il
demeurait lors de la conclusion du contrat ou de la survenance du dommage, ou devant tout autre
tribunal que la loi désigne (article R. 631-3 du Code de la consommation). Entre professionnels,
les litiges relèvent des tribunaux de Nantes.</p>
`;
