import { getTranslations } from "next-intl/server";
import type { MealIconList } from "@/lib/contract/product";

export async function MealsOf({ meals }: { meals: MealIconList["mealIcons"] }) {
  if (meals.length === 0) return null;
  const t = await getTranslations("shop.sheet");
  return (
    <div className="mt-10">
      <h2 className="mb-4 text-subtitle">{t("meals")}</h2>
      <ul className="flex flex-wrap gap-x-7 gap-y-5">
        {meals.map(({ code, label, icon }) => (
          <li key={code} className="flex w-20 flex-col items-center gap-2 text-center text-small">
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.25}
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className="size-9 text-accent"
            >
              <path d={icon} />
            </svg>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
