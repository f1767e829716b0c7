import { ridesOfMonth } from "./72/month";
import { ordersOfMonth } from "./73/month";
import type { MonthEvent, MonthTools } from "./month/demo-month";

export const DEMO_MONTHS: Record<number, (tools: MonthTools) => Promise<MonthEvent[]>> = {
  72: ridesOfMonth,
  73: ordersOfMonth,
};
