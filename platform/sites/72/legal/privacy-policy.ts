import type { PerLanguage } from "@/platform/db/schema/columns";

/** The privacy policy (§9 "Privacy text"). */
export const privacyPolicy: PerLanguage<string> = {
  fr_FR: `
<p>{{COMPANY_NAME}} recueille le moins possible, ne revend rien, et vous dit ici ce qu’il en est, conformément au règlement (UE) 2016/679 (RGPD) et à la loi Informatique et Libertés.</p>
<h2>1. Responsable du traitement</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{HEAD_OFFICE}}, {{COMPANY_EMAIL}}.</p>
<h2>2. Ce que nous recueillons, et pourquoi</h2>
<table>
<thead><tr><th>Données</th><th>Raison</th><th>Fondement</th></tr></thead>
<tbody>
<tr><td>Nom, e-mail, téléphone, trajet, horaires, numéro de vol ou de train</td><td>Assurer la course que vous réservez</td><td>Le contrat</td></tr>
<tr><td>Nom, e-mail, message</td><td>Répondre à votre demande</td><td>Votre consentement</td></tr>
<tr><td>Factures et paiements</td><td>Tenir notre comptabilité</td><td>La loi</td></tr>
<tr><td>Adresse e-mail</td><td>La lettre d’information, si vous vous y inscrivez</td><td>Votre consentement</td></tr>
</tbody>
</table>
<p>Les numéros de carte ne passent jamais par nous : ils sont saisis chez le prestataire de paiement.</p>
<h2>3. Qui y a accès</h2>
<p>La personne qui gère votre réservation et le chauffeur de votre course. Nos prestataires d’hébergement, de messagerie et de paiement n’agissent que sur nos instructions.</p>
<h2>4. Combien de temps</h2>
<p>Trois ans après votre dernière activité ; dix ans pour les pièces comptables. Votre choix sur les cookies est conservé 13 mois au plus.</p>
<h2>5. Vos droits</h2>
<p>Accès, rectification, effacement, limitation, opposition, portabilité : écrivez à {{COMPANY_EMAIL}}. Nous répondons dans les 30 jours ; une demande de suppression de compte est traitée sous 10 jours ouvrés. Vous pouvez aussi saisir la CNIL (cnil.fr).</p>
<h2>6. Sécurité</h2>
<p>Les échanges sont chiffrés, les mots de passe ne sont jamais conservés en clair, et l’accès aux données est limité à ceux qui en ont besoin.</p>`,
  en: `
<p>{{COMPANY_NAME}} collects as little as possible, sells nothing on, and tells you here how things stand, under Regulation (EU) 2016/679 (GDPR) and the French Data Protection Act.</p>
<h2>1. Controller</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{HEAD_OFFICE}}, {{COMPANY_EMAIL}}.</p>
<h2>2. What we collect, and why</h2>
<table>
<thead><tr><th>Data</th><th>Reason</th><th>Legal basis</th></tr></thead>
<tbody>
<tr><td>Name, e-mail, telephone, journey, times, flight or train number</td><td>Carrying out the ride you book</td><td>The contract</td></tr>
<tr><td>Name, e-mail, message</td><td>Answering your enquiry</td><td>Your consent</td></tr>
<tr><td>Invoices and payments</td><td>Keeping our accounts</td><td>The law</td></tr>
<tr><td>E-mail address</td><td>The newsletter, if you subscribe</td><td>Your consent</td></tr>
</tbody>
</table>
<p>Card numbers never pass through us: they are entered with the payment provider.</p>
<h2>3. Who has access</h2>
<p>Whoever handles your booking, and the driver of your ride. Our hosting, mail and payment providers act on our instructions only.</p>
<h2>4. For how long</h2>
<p>Three years after your last activity; ten years for accounting records. Your choice on cookies is kept for 13 months at most.</p>
<h2>5. Your rights</h2>
<p>Access, rectification, erasure, restriction, objection, portability: write to {{COMPANY_EMAIL}}. We answer within 30 days; a request to delete an account is dealt with within 10 working days. You may also turn to the CNIL (cnil.fr).</p>
<h2>6. Security</h2>
<p>Traffic is encrypted, passwords are never kept in clear, and access to data is limited to those who need it.</p>`,
};
