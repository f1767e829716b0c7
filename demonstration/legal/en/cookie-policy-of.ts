/**
 * Writes the cookie policy in English: the data kept on a visitor's device (§9).
 * @param ownRows the rows of data that only this site keeps
 */
export const cookiePolicyOf = (ownRows: string) => `
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
<tr><td>session (storage of the tab)</td><td>Remembering what is being typed, and what opens the page
of a booking or an order</td><td>Until the tab is closed</td></tr>
${ownRows}<tr><td>Local storage</td><td>Keeping a cart; not reopening a notice that you closed</td><td>Until
you delete it</td></tr>
</tbody>
</table>

<h2>Those of others</h2>
{{OUTSIDE_TOOLS}}
<p>On the page where one pays by
card, the institution that takes the payment may store the trackers by which it prevents fraud: they
are needed for the payment that you ask for.</p>

<h2>Your choice</h2>
{{COOKIE_CHOICE}}

<h2>Setting your browser</h2>
<p>The settings of your browser let you see, delete and block cookies. If you block those that the
site needs, you will have to choose your language on each visit and will not be able to stay
logged in. All the rest works: what you type and your basket stay in the tab, and go with it.</p>

<h2>A question?</h2>
<p>Write to <a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a>. The site of the CNIL, the
French data protection authority, <a href="https://www.cnil.fr/en">cnil.fr</a>, explains how
trackers work and how to guard against them.</p>
`;
