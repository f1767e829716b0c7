/** Second half of the terms of sale in French, from withdrawal to the courts (§4, §9). */
export const saleTermsRide = `
<h2>7. Le droit de rétractation</h2>
<h3>Un droit que nous vous accordons</h3>
<p>La loi n’ouvre pas de droit de rétractation pour le transport de passagers (article L. 221-2,
9°, du Code de la consommation). Nous l’accordons pourtant, par contrat, à tout consommateur, sur
le modèle des articles L. 221-18 et suivants : vous disposez de 14 jours à compter de la
conclusion du contrat pour y renoncer, sans motif et sans frais. Les professionnels, associations
et collectivités n’en bénéficient pas.</p>
<h3>Comment l’exercer</h3>
<ul>
<li>En ligne, par la fonction « Renoncer au contrat ici » : elle est accessible pendant tout le
délai depuis le lien qui figure dans votre confirmation. Depuis le 19 juin 2026, tout contrat
conclu en ligne avec droit de rétractation doit la proposer (articles L. 221-21 et D. 221-5 du
Code de la consommation). Vous confirmez, et vous recevez aussitôt un accusé de réception
daté.</li>
<li>Par e-mail à {{COMPANY_EMAIL}} ou par courrier au siège, sans forme imposée ou avec le modèle
qui suit.</li>
</ul>
<blockquote><p>À l’attention de {{LEGAL_COMPANY_NAME}}, {{HEAD_OFFICE}} : je vous notifie ma
rétractation du contrat portant sur la course (référence, date). Commandée le… Nom et adresse du
consommateur… Date, et signature si ce modèle est envoyé sur papier.</p></blockquote>
<p>Il suffit que votre demande parte avant la fin des 14 jours. Ne pas se présenter n’est pas se
rétracter.</p>
<h3>Ses effets</h3>
<p>Nous vous rendons tout ce que vous avez versé, acompte compris, au plus tard 14 jours après
votre demande, par le moyen de paiement que vous aviez utilisé.</p>
<h3>Si la course a lieu avant la fin du délai</h3>
<p>En commandant une course qui commence avant la fin des 14 jours, vous nous demandez
expressément de l’exécuter sans attendre. Le droit de rétractation prend fin lorsque la course est
pleinement exécutée (règle de l’article L. 221-28, 1°). Si vous vous rétractez alors qu’elle a
commencé, vous payez la part déjà fournie, en proportion du prix total (règle de l’article
L. 221-25).</p>

<h2>8. Modifier ou annuler</h2>
<h3>Modifier</h3>
<p>Vous pouvez demander à changer l’heure, le lieu ou le véhicule jusqu’à 24 heures avant le
départ. Nous l’acceptons si nous sommes disponibles, et le prix est ajusté, à la hausse ou à la
baisse. Si votre vol est annulé par la compagnie, nous reportons la course au vol suivant sans
frais.</p>
<h3>Si vous annulez</h3>
<p>Hors du droit de rétractation, si vous annulez après notre confirmation, l’acompte nous reste
acquis à titre d’indemnité, sauf cas de force majeure. Ce que vous auriez payé au-delà vous est
rendu.</p>
<h3>Si nous annulons</h3>
<p>Si nous annulons une commande définitive sans que vous y soyez pour rien, hors force majeure,
nous vous rendons tout ce que vous avez versé et nous vous devons une indemnité égale à
l’acompte.</p>

<h2>9. Le jour de la course</h2>
<h3>Votre ponctualité</h3>
<p>Soyez à l’heure et au lieu convenus, et joignable au téléphone que vous avez donné. Nous vous
attendons jusqu’à 1 heure après l’atterrissage de votre vol, jusqu’à 30 minutes après l’arrivée de
votre train : c’est le retard que nous prenons à notre charge, et cette attente est comprise dans le prix. Avec
le numéro du vol ou du train, nous suivons son horaire et la prise en charge se décale avec
lui.</p>
<p>Au-delà de ces tolérances, ou si vous êtes absent ou en retard sans nouvelles de vous, nous
pouvons mettre fin à la vente et conserver l’acompte.</p>
<h3>La nôtre</h3>
<p>Si nous sommes en retard pour une autre raison que la force majeure, vous pouvez mettre fin au
contrat par tout moyen écrit. Nous vous rendons alors tout ce que vous avez versé dans les
14 jours, sans préjudice de vos autres droits.</p>
<h3>À bord</h3>
<p>La ceinture est obligatoire. Les sièges pour enfants sont fournis sans supplément : dites-nous
leur âge en réservant. Les chiens d’assistance sont les bienvenus, les autres animaux sur demande.
On ne fume pas et on ne vapote pas. Le chauffeur peut refuser ou interrompre une course dont la
poursuite serait dangereuse ; il peut demander réparation des dégradations, sur justificatif.</p>

<h2>10. Force majeure</h2>
<p>Aucune des parties ne répond d’un manquement dû à la force majeure, au sens de l’article 1218
du Code civil. Celle qui en est empêchée prévient l’autre sans attendre, et l’exécution est
suspendue. Si l’empêchement dure plus de 3 mois, chacune peut mettre fin au contrat par écrit ;
nous rendons alors ce qui a été versé pour la part non exécutée.</p>

<h2>11. Responsabilité et assurance</h2>
<p>Nous répondons de plein droit envers vous de la bonne exécution de la course, sauf si le
manquement vient de vous, d’un tiers étranger au contrat de manière imprévisible et insurmontable,
ou de la force majeure. Rien ici ne limite les droits que la loi donne au consommateur ni la
réparation d’un dommage corporel.</p>
<p>Prévoyez une marge raisonnable avant un vol, un train ou un rendez-vous : nous vous conseillons
l’heure de départ et, s’il faut partir plus tôt, nous vous le disons.</p>
<p>Notre responsabilité civile professionnelle et le transport de personnes à titre onéreux sont
assurés par {{INSURER}}. Vos bagages voyagent sous votre garde, sauf si vous les confiez au
chauffeur ; un objet oublié est gardé et tenu à votre disposition.</p>

<h2>12. Après la course</h2>
<p>Un message vous adresse la facture et vous invite à donner votre avis. Vous êtes libre de n’y
pas répondre. Les factures sont émises par voie électronique ; un exemplaire sur papier vous est
remis sur demande.</p>

<h2>13. Réclamations et médiation</h2>
<p>Écrivez d’abord à {{COMPANY_EMAIL}} ou au siège : nous cherchons avec vous une solution. Si
elle ne vient pas, le consommateur peut saisir gratuitement le médiateur dont nous relevons, en
ligne ou par courrier, dans un délai d’un an à compter de sa réclamation écrite (articles L. 612-1
et L. 612-2 du Code de la consommation) : {{MEDIATOR}}, <a
href="{{MEDIATOR_URL}}">{{MEDIATOR_URL}}</a>. Chaque partie reste libre d’accepter ou de refuser
la solution proposée.</p>

<h2>14. Données personnelles</h2>
<p>Les données de la commande servent à la course, à la facture et à nos obligations légales. La
<a href="/privacy-policy">politique de confidentialité</a> dit lesquelles, pour combien de temps,
et comment exercer vos droits.</p>

<h2>15. Droit applicable et tribunaux</h2>
<p>Le contrat est soumis au droit français ; le consommateur qui réside dans un autre pays garde
la protection des règles impératives de ce pays. Il peut agir devant le tribunal du lieu où il
demeurait lors de la conclusion du contrat ou de la survenance du dommage, ou devant tout autre
tribunal que la loi désigne (article R. 631-3 du Code de la consommation). Entre professionnels,
les litiges relèvent du tribunal de commerce de Nantes.</p>
`;
