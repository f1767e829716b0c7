/** Parts of the legal notice in English that all sites share. */
export const legalNoticeSections = {
  property: `<h2>Intellectual property</h2>
<p>The texts, pictures, logo and layout of the site are protected by the French Intellectual
Property Code. They belong to {{COMPANY_NAME}} or are used with their authors’ consent.
Reproducing any part of them needs written consent, save for a short quotation that names its
source.</p>

<h2>Links</h2>
<p>You may link to a page of this site without asking us. We sometimes lead to other sites, a map
or a social network for example; their content and what they do with your data are their
publishers’ business.</p>`,

  data: `<h2>Personal data and cookies</h2>
<p>What we do with your data is explained in the <a href="/privacy-policy">privacy policy</a> and
the <a href="/cookie-policy">cookie policy</a>.</p>`,
};
