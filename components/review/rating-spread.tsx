import { getTranslations } from "next-intl/server";
import type { ReviewFigures } from "@/lib/contract/review";

export async function RatingSpread({ figures }: { figures: ReviewFigures }) {
  const t = await getTranslations("review.figures");
  return (
    <table className="mt-6 w-full max-w-md text-small">
      <caption className="sr-only">{t("title")}</caption>
      <tbody>
        {figures.stars.map(({ stars, count }) => (
          <tr key={stars}>
            <th
              scope="row"
              className="whitespace-nowrap py-1 pr-6 text-left font-normal text-muted"
            >
              {t("stars", { stars })}
            </th>
            <td className="w-full py-1">
              <svg
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-1 w-full text-accent"
              >
                <rect width="100" height="2" fill="currentColor" opacity="0.2" />
                <rect width={(100 * count) / figures.count} height="2" fill="currentColor" />
              </svg>
            </td>
            <td className="py-1 pl-4 text-right text-muted tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
