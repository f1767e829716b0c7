import type { Bootstrap } from "@/lib/site/bootstrap";

/** The company for search engines, as schema.org has it. */
export function CompanyData({ site: { parameters, addresses, info } }: { site: Bootstrap }) {
  const [address] = addresses;
  const data = {
    "@context": "https://schema.org",
    "@type": info?.isWinemaker ? "Winery" : "TaxiService",
    name: parameters.COMPANY_NAME,
    description: parameters.COMPANY_DESCRIPTION,
    url: info?.url,
    telephone: parameters.COMPANY_PHONE,
    email: parameters.COMPANY_EMAIL,
    ...(address
      ? {
          address: {
            "@type": "PostalAddress",
            streetAddress: address.address,
            postalCode: address.postalCode,
            addressLocality: address.city,
            addressCountry: address.country.alphaTwo,
          },
        }
      : {}),
  };
  // React keeps a script's text from ending the script.
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
