import type { PerLanguage } from "@/platform/db/schema/columns";

/** The terms of sale (§4, §5, §9). */
export const saleTerms: PerLanguage<string> = {
  fr_FR: `
<p>Les présentes conditions régissent les courses et mises à disposition vendues par {{LEGAL_COMPANY_NAME}}, {{CORPORATE_FORM}} au capital de {{SHARE_CAPITAL}}, dont le siège est {{HEAD_OFFICE}}, immatriculée au RCS {{RCS_NUMBER}} et au registre des VTC sous le numéro {{VTC_REGISTER_NUMBER}} (« le vendeur »), à toute personne qui réserve (« l’acheteur »).</p>
<h2>1. Objet et champ d’application</h2>
<p>Elles s’appliquent à toute réservation faite en ligne, par téléphone ou par écrit. Le transport est effectué sur réservation préalable, conformément aux articles L. 3122-1 et suivants du Code des transports. La prise en charge a lieu en France.</p>
<h2>2. Commande</h2>
<p>L’acheteur indique son identité, ses coordonnées, les dates, heures et lieux de départ et d’arrivée, les étapes et, s’il y a lieu, le nombre de passagers. Il est majeur, garantit l’exactitude de ces informations et accepte les présentes conditions en cochant la case prévue. Le vendeur confirme la commande par e-mail ou par SMS ; elle devient définitive à réception de l’acompte. Si le paiement par carte est refusé, la commande est annulée automatiquement.</p>
<p>Le vendeur peut bloquer ou annuler une commande en cas de défaut de paiement, d’adresse erronée ou de litige antérieur ; il rembourse alors les sommes versées. Si le service est indisponible, l’acheteur en est informé par e-mail ou par SMS. Un justificatif d’identité et de domicile peut être demandé ; une copie de la pièce d’identité l’est au-delà de 1 000 €. La commande est alors validée après vérification.</p>
<h2>3. Prix</h2>
<p>Les prix sont en euros, toutes taxes comprises. Les courses de moins de 20 km sont au forfait, les autres à la distance, la mise à disposition à l’heure ; les majorations de nuit, de dimanche et de jour férié sont affichées avant la commande. Un devis est valable 30 jours.</p>
<h2>4. Acompte et paiement</h2>
<p>Un acompte est dû à la commande : 20 € pour une commande inférieure à 300 € TTC, 30 % du prix à partir de 300 €. Il ne s’agit pas d’arrhes : l’acompte engage les deux parties. Le paiement complet peut être demandé lorsque le départ a lieu dans moins de 48 heures. Le lien de paiement est valable 48 heures.</p>
<p>Si l’acompte n’est pas reçu dans les 15 jours ouvrés, le vendeur peut annuler la commande. Un virement demande environ 10 jours ouvrés. L’acheteur doit être le titulaire de la carte utilisée. Les espèces sont acceptées jusqu’à 1 500 €, et toujours dans la limite fixée par la loi.</p>
<p>Tout retard de paiement entraîne des pénalités égales à trois fois le taux d’intérêt légal ; un professionnel doit en outre une indemnité forfaitaire de 40 € pour frais de recouvrement.</p>
<h2>5. Modification</h2>
<p>L’acheteur peut demander à modifier la course jusqu’à 24 heures avant le départ, sous réserve de disponibilité. Le prix est ajusté.</p>
<h2>6. Retards et absence</h2>
<p>Le vendeur tolère un retard d’1 heure pour un vol et de 30 minutes pour un train. Au-delà, ou si l’acheteur est absent, le vendeur peut mettre fin à la vente et conserver l’acompte. Si le vendeur est en retard hors cas de force majeure, l’acheteur peut résoudre le contrat et est remboursé sous 14 jours.</p>
<h2>7. Annulation par l’acheteur</h2>
<p>Si l’acheteur annule après l’acceptation de la commande, l’acompte reste acquis au vendeur, sauf force majeure.</p>
<h2>8. Droit de rétractation</h2>
<p>La loi exclut le transport de passagers du droit de rétractation (article L. 221-2 du Code de la consommation). Le vendeur l’accorde néanmoins aux consommateurs : ils disposent de 14 jours à compter de la commande, et sont remboursés dans les 14 jours de leur demande. Ce droit ne s’applique pas à un service pleinement exécuté avant la fin de ce délai, ni aux professionnels et aux collectivités. La demande se fait en ligne, par e-mail à {{COMPANY_EMAIL}} ou par courrier.</p>
<h2>9. Responsabilité et force majeure</h2>
<p>Le vendeur est assuré pour le transport de personnes à titre onéreux. Aucune partie n’est responsable d’un manquement dû à la force majeure, au sens de l’article 1218 du Code civil. Si celle-ci dure plus de 3 mois, chaque partie peut résoudre le contrat.</p>
<h2>10. Après la course</h2>
<p>Un message invite l’acheteur à donner son avis et lui adresse la facture.</p>
<h2>11. Réclamation et médiation</h2>
<p>Toute réclamation est adressée par écrit à {{COMPANY_EMAIL}}. À défaut de réponse satisfaisante, le consommateur peut saisir gratuitement le médiateur, dans l’année qui suit sa réclamation écrite : {{MEDIATOR}}.</p>
<h2>12. Droit applicable</h2>
<p>Le contrat est soumis au droit français. Le consommateur peut saisir la juridiction de son domicile ou celle du lieu d’exécution du service.</p>`,
  en: `
<p>These terms govern the rides and hires sold by {{LEGAL_COMPANY_NAME}}, {{CORPORATE_FORM}} with a share capital of {{SHARE_CAPITAL}}, whose registered office is {{HEAD_OFFICE}}, France, entered in the trade register as {{RCS_NUMBER}} and in the VTC register under number {{VTC_REGISTER_NUMBER}} (“the seller”), to whoever books (“the buyer”).</p>
<h2>1. Purpose and scope</h2>
<p>They apply to every booking made online, by telephone or in writing. Transport is by prior booking, under articles L. 3122-1 and following of the French Transport Code. Pickup is in France.</p>
<h2>2. Order</h2>
<p>The buyer gives their identity and contact details, the dates, times and places of departure and arrival, any stops and, where relevant, the number of passengers. The buyer is of legal age, warrants that this information is accurate and accepts these terms by ticking the box provided. The seller confirms the order by e-mail or text message; it is final once the deposit is received. If the card payment is refused, the order is cancelled automatically.</p>
<p>The seller may block or cancel an order for non-payment, a wrong address or an earlier dispute, and then refunds what was paid. If the service is unavailable, the buyer is informed by e-mail or text message. Proof of identity and address may be requested; a copy of an identity document is required above €1,000. The order is then validated after checking.</p>
<h2>3. Prices</h2>
<p>Prices are in euros and include all taxes. Rides under 20 km are at a flat rate, others by distance, hire by the hour; the night, Sunday and public-holiday supplements are shown before the order. A quote is valid for 30 days.</p>
<h2>4. Deposit and payment</h2>
<p>A deposit is due with the order: €20 for an order under €300 including VAT, 30% of the price from €300. It is an <em>acompte</em>, not <em>arrhes</em>: it binds both parties. Full payment may be demanded when the start is less than 48 hours away. The payment link is valid for 48 hours.</p>
<p>If the deposit is not received within 15 working days, the seller may cancel the order. A bank transfer takes about 10 working days. The buyer must hold the card that is used. Cash is accepted up to €1,500, and always within the limit set by law.</p>
<p>Late payment bears penalties of three times the legal interest rate; a business also owes a flat sum of €40 for recovery costs.</p>
<h2>5. Changes</h2>
<p>The buyer may ask to change the ride up to 24 hours before the start, subject to availability. The price is adjusted.</p>
<h2>6. Lateness and absence</h2>
<p>The seller tolerates a delay of 1 hour for a flight and of 30 minutes for a train. Beyond that, or if the buyer is absent, the seller may end the sale and keep the deposit. If the seller is late other than by force majeure, the buyer may terminate the contract and is refunded within 14 days.</p>
<h2>7. Cancellation by the buyer</h2>
<p>If the buyer cancels after the order has been accepted, the seller keeps the deposit, except in case of force majeure.</p>
<h2>8. Right of withdrawal</h2>
<p>The law excludes passenger transport from the right of withdrawal (article L. 221-2 of the French Consumer Code). The seller grants it to consumers all the same: they have 14 days from the order, and are refunded within 14 days of their request. This right does not apply to a service fully performed before the end of that period, nor to businesses and public bodies. The request is made online, by e-mail to {{COMPANY_EMAIL}} or by post.</p>
<h2>9. Liability and force majeure</h2>
<p>The seller is insured for the carriage of passengers for hire. Neither party is liable for a failure due to force majeure within the meaning of article 1218 of the French Civil Code. If it lasts more than 3 months, either party may terminate the contract.</p>
<h2>10. After the ride</h2>
<p>A message asks the buyer for a review and sends the invoice.</p>
<h2>11. Complaints and mediation</h2>
<p>Complaints are sent in writing to {{COMPANY_EMAIL}}. Failing a satisfactory answer, a consumer may turn to the mediator free of charge, within one year of the written complaint: {{MEDIATOR}}.</p>
<h2>12. Applicable law</h2>
<p>The contract is governed by French law. Consumers may bring a claim before the court of their home or of the place where the service is performed.</p>`,
};
