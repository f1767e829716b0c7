/** Parts of the legal notice in French that all sites share. */
export const legalNoticeSections = {
  property: `<h2>Propriété intellectuelle</h2>
<p>Les textes, les images, le logo et la mise en page du site sont protégés par le Code de la
propriété intellectuelle. Ils appartiennent à {{COMPANY_NAME}} ou sont utilisés avec l’accord de
leurs auteurs. En reproduire une partie demande un accord écrit, sauf pour une courte citation qui
en indique la source.</p>

<h2>Liens</h2>
<p>Vous pouvez faire un lien vers une page de ce site sans rien nous demander. Nous renvoyons
parfois vers d’autres sites, une carte ou un réseau social par exemple ; leur contenu et leur
usage de vos données relèvent de leurs éditeurs.</p>`,

  data: `<h2>Données personnelles et cookies</h2>
<p>Ce que nous faisons de vos données est expliqué dans la <a href="/privacy-policy">politique de
confidentialité</a> et dans la <a href="/cookie-policy">politique relative aux cookies</a>.</p>`,
};
