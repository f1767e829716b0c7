/** Parts of the terms of use in English that all sites share, under the same numbers. */
export const useTermsSections = {
  password: `<h2>4. Your identifier and password</h2>
<p>They are personal: give them to no one. We do not keep your password in clear and will never
ask you for it. If you think that somebody is using it, change it and tell us at once at
{{COMPANY_EMAIL}} or on {{COMPANY_PHONE}}.</p>`,

  property: `<h2>7. Content and property</h2>
<p>The texts, pictures, logo and code of the site are protected. You may consult and print them
for your own use; any other use needs our written consent. What you write to us remains yours: we
publish an opinion only with your consent.</p>`,

  closing: `<h2>9. Personal data</h2>
<p>They are processed as the <a href="/privacy-policy">privacy policy</a> and the <a
href="/cookie-policy">cookie policy</a> say.</p>

<h2>10. Changes to these terms</h2>
<p>We may alter them, to follow the law or the site. The version that applies is the one online on
the day of your visit. Members are told by e-mail of an important change, and may close their
space if they do not accept it.</p>

<h2>11. Applicable law and disputes</h2>
<p>These terms are governed by French law, and the French version is authoritative. Should we
disagree, write to us first: the mediator and the courts with jurisdiction are named in the <a
href="/sale-terms">terms of sale</a>.</p>`,
};
