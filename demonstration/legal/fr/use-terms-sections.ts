/** Parts of the terms of use in French that all sites share, under the same numbers. */
export const useTermsSections = {
  password: `<h2>4. Votre identifiant et votre mot de passe</h2>
<p>Ils sont personnels : ne les confiez à personne. Nous ne conservons pas votre mot de passe en
clair et nous ne vous le demanderons jamais. Si vous pensez que quelqu’un s’en sert, changez-le et
prévenez-nous sans attendre à {{COMPANY_EMAIL}} ou au {{COMPANY_PHONE}}.</p>`,

  property: `<h2>7. Contenus et propriété</h2>
<p>Les textes, les images, le logo et le code du site sont protégés. Vous pouvez les consulter et
les imprimer pour votre usage ; tout autre emploi demande notre accord écrit. Ce que vous nous
écrivez reste à vous : nous ne publions un avis qu’avec votre accord.</p>`,

  closing: `<h2>9. Données personnelles</h2>
<p>Elles sont traitées comme le disent la <a href="/privacy-policy">politique de
confidentialité</a> et la <a href="/cookie-policy">politique relative aux cookies</a>.</p>

<h2>10. Changement de ces conditions</h2>
<p>Nous pouvons les faire évoluer, pour suivre la loi ou le site. La version applicable est celle
qui est en ligne le jour de votre visite. Les membres sont prévenus par e-mail d’un changement
important, et peuvent fermer leur espace s’ils ne l’acceptent pas.</p>

<h2>11. Droit applicable et litiges</h2>
<p>Ces conditions sont soumises au droit français, et la version française fait foi. En cas de
différend, écrivez-nous d’abord : le médiateur et les tribunaux compétents sont indiqués dans les
<a href="/sale-terms">conditions générales de vente</a>.</p>`,
};
