/**
 * In English: what is kept on a visitor's device (§2 Cookie consent banner, §9).
 * @param site.ownRows the rows of what only this site keeps
 * @param site.deal what an advertisement can lead to there, with its article
 */
export const cookiePolicyOf = ({ ownRows, deal }: { ownRows: string; deal: string }) => `
<p>A cookie is a small file that the site leaves on your device and reads on your next visit.
Other trackers, such as the browser’s local storage, play the same part. Here are those of
{{COMPANY_NAME}}, what they do and how long they stay.</p>

<h2>Those that the site needs</h2>
<p>They serve to provide what you ask for, and article 82 of French Act no. 78-17 of 6 January
1978 exempts them from your consent. None of them is used to follow you.</p>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Use</th><th
scope="col">Lasts</th></tr></thead>
<tbody>
<tr><td>locale</td><td>Remembering the language that you chose</td><td>365 days</td></tr>
<tr><td>token, idSite</td><td>Keeping your session open, if you log in</td><td>1 day</td></tr>
<tr><td>device</td><td>Recognising your device when you next log in, to protect your account from
those who try passwords</td><td>365 days</td></tr>
<tr><td>tarteaucitron</td><td>Remembering your choice about cookies</td><td>13 months</td></tr>
${ownRows}<tr><td>Local storage</td><td>Keeping a cart; not reopening a notice that you closed</td><td>Until
you delete it</td></tr>
</tbody>
</table>

<h2>Those that wait for your consent</h2>
<p>The site may use the following tools. A tool that we have not put into service does not load
and is not in the banner. The others load only after you agree, and nothing is stored before.</p>
<table>
<thead><tr><th scope="col">Tool</th><th scope="col">Use</th></tr></thead>
<tbody>
<tr><td>Matomo</td><td>Measuring audience, on our own server</td></tr>
<tr><td>Plausible</td><td>Counting visits, without cookies</td></tr>
<tr><td>Google Analytics 4</td><td>Measuring audience</td></tr>
<tr><td>Google Tag Manager</td><td>Loading the tools that you have accepted</td></tr>
<tr><td>Google Ads</td><td>Knowing whether an advertisement led to ${deal}</td></tr>
<tr><td>Facebook pixel</td><td>Knowing whether an advertisement led to ${deal}</td></tr>
</tbody>
</table>
<p>The tools of Google and Meta may pass data outside the European Union, on the terms that the <a
href="/privacy-policy">privacy policy</a> describes.</p>

<h2>Your choice</h2>
<p>On your first visit a banner offers to accept everything or refuse everything: one click either
way, and the site works just the same. You may also choose tool by tool. Your choice lasts for 13
months at most, after which we ask again; you can change it at any time by reopening the
banner.</p>

<h2>Setting your browser</h2>
<p>The settings of your browser let you see, delete and block cookies. If you block those that the
site needs, you will have to choose your language on each visit and will not be able to stay
logged in.</p>

<h2>A question?</h2>
<p>Write to <a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a>. The site of the CNIL, the
French data protection authority, <a href="https://www.cnil.fr/en">cnil.fr</a>, explains how
trackers work and how to guard against them.</p>
`;
