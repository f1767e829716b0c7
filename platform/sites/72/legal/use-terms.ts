import type { PerLanguage } from "@/platform/db/schema/columns";

/** The terms of use (§6). */
export const useTerms: PerLanguage<string> = {
  fr_FR: `
<p>En consultant ce site, vous acceptez les conditions suivantes.</p>
<h2>1. Accès</h2>
<p>Le site de {{COMPANY_NAME}} est ouvert à tous, gratuitement. Chacun peut y consulter les services, les tarifs et les actualités, et écrire à l’entreprise. Certains services sont réservés aux membres inscrits.</p>
<h2>2. Compte de membre</h2>
<p>L’inscription demande des informations exactes sur votre identité et vos coordonnées. Vous gardez votre mot de passe pour vous. Vous pouvez modifier vos informations, vous désabonner et demander la suppression de votre espace, depuis celui-ci ou par e-mail à {{COMPANY_EMAIL}} ; elle est faite sous 10 jours ouvrés.</p>
<h2>3. Usage loyal</h2>
<p>Il est interdit de perturber le site, d’en extraire les données en masse ou de réserver au nom d’autrui sans son accord.</p>
<h2>4. Disponibilité</h2>
<p>Nous faisons notre possible pour que le site fonctionne jour et nuit, sans pouvoir le garantir. En cas de panne, le téléphone répond : {{COMPANY_PHONE}}.</p>
<h2>5. Liens</h2>
<p>Le site renvoie parfois à d’autres, comme une carte ou un réseau social. Nous ne répondons pas de leur contenu.</p>
<h2>6. Droit applicable</h2>
<p>Ces conditions sont soumises au droit français.</p>`,
  en: `
<p>By using this site you accept the following terms.</p>
<h2>1. Access</h2>
<p>The site of {{COMPANY_NAME}} is open to all, free of charge. Anyone may consult the services, fares and news, and write to the company. Some services are reserved for registered members.</p>
<h2>2. Member’s account</h2>
<p>Registration requires accurate details of your identity and how to reach you. You keep your password to yourself. You may change your details, unsubscribe and ask for your space to be deleted, from the space itself or by e-mail to {{COMPANY_EMAIL}}; it is done within 10 working days.</p>
<h2>3. Fair use</h2>
<p>It is forbidden to disturb the site, to extract its data in bulk, or to book in another person’s name without their consent.</p>
<h2>4. Availability</h2>
<p>We do our best to keep the site running day and night, without being able to guarantee it. Should it fail, the telephone is answered: {{COMPANY_PHONE}}.</p>
<h2>5. Links</h2>
<p>The site sometimes leads to others, such as a map or a social network. We do not answer for their content.</p>
<h2>6. Applicable law</h2>
<p>These terms are governed by French law.</p>`,
};
