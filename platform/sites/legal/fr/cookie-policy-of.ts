/**
 * In French: what is kept on a visitor's device (§2 Cookie consent banner, §9).
 * @param site.ownRows the rows of what only this site keeps
 * @param site.deal what an advertisement can lead to there, with its article
 */
export const cookiePolicyOf = ({ ownRows, deal }: { ownRows: string; deal: string }) => `
<p>Un cookie est un petit fichier que le site dépose sur votre appareil et relit à votre passage
suivant. D’autres traceurs, comme la mémoire locale du navigateur, jouent le même rôle. Voici ceux
de {{COMPANY_NAME}}, ce qu’ils font et combien de temps ils restent.</p>

<h2>Ceux dont le site a besoin</h2>
<p>Ils servent à fournir ce que vous demandez, et l’article 82 de la loi n° 78-17 du 6 janvier
1978 les dispense de votre accord. Aucun ne sert à vous suivre.</p>
<table>
<thead><tr><th scope="col">Nom</th><th scope="col">Usage</th><th
scope="col">Durée</th></tr></thead>
<tbody>
<tr><td>locale</td><td>Retenir la langue que vous avez choisie</td><td>365 jours</td></tr>
<tr><td>token, idSite</td><td>Garder votre session ouverte, si vous vous
connectez</td><td>1 jour</td></tr>
<tr><td>device</td><td>Reconnaître votre appareil à la connexion suivante, pour protéger votre compte
de qui essaie des mots de passe</td><td>365 jours</td></tr>
<tr><td>tarteaucitron</td><td>Retenir votre choix sur les cookies</td><td>13 mois</td></tr>
${ownRows}<tr><td>Mémoire locale</td><td>Garder un panier ; ne pas rouvrir une annonce que vous avez
fermée</td><td>Jusqu’à ce que vous l’effaciez</td></tr>
</tbody>
</table>

<h2>Ceux qui attendent votre accord</h2>
<p>Le site peut employer les outils qui suivent. Un outil que nous n’avons pas mis en service ne
se charge pas et n’apparaît pas dans le bandeau. Les autres ne se chargent qu’après votre accord,
et rien n’est déposé avant.</p>
<table>
<thead><tr><th scope="col">Outil</th><th scope="col">Usage</th></tr></thead>
<tbody>
<tr><td>Matomo</td><td>Mesurer l’audience, sur notre propre serveur</td></tr>
<tr><td>Plausible</td><td>Compter les visites, sans cookie</td></tr>
<tr><td>Google Analytics 4</td><td>Mesurer l’audience</td></tr>
<tr><td>Google Tag Manager</td><td>Charger les outils que vous avez acceptés</td></tr>
<tr><td>Google Ads</td><td>Savoir si une annonce a mené à ${deal}</td></tr>
<tr><td>Pixel Facebook</td><td>Savoir si une publicité a mené à ${deal}</td></tr>
</tbody>
</table>
<p>Les outils de Google et de Meta peuvent transmettre des données hors de l’Union européenne, aux
conditions que décrit la <a href="/privacy-policy">politique de confidentialité</a>.</p>

<h2>Votre choix</h2>
<p>À la première visite, un bandeau vous propose de tout accepter ou de tout refuser : un clic
dans les deux cas, et le site fonctionne de la même façon. Vous pouvez aussi choisir outil par
outil. Votre choix vaut 13 mois au plus, après quoi nous vous le redemandons ; vous pouvez en
changer à tout moment en rouvrant le bandeau.</p>

<h2>Régler votre navigateur</h2>
<p>Les réglages de votre navigateur permettent de voir, d’effacer et de bloquer les cookies. Si
vous bloquez ceux dont le site a besoin, vous devrez choisir votre langue à chaque visite et vous
ne pourrez pas rester connecté.</p>

<h2>Une question ?</h2>
<p>Écrivez à <a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a>. Le site de la CNIL, <a
href="https://www.cnil.fr">cnil.fr</a>, explique comment les traceurs fonctionnent et comment s’en
protéger.</p>
`;
