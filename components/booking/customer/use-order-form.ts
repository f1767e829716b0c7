"use client";

import { type ComponentType, useCallback, useState } from "react";
import type { OrderForm as Form } from "./order-form";

type OrderFormProps = Parameters<typeof Form>[0];

/**
 * Loads the code of the later steps of a booking as soon as a ride is being described: most
 * visitors of the page only look at it. Once they are there they stay.
 * @returns `loadOrderForm` resolves once they can be shown
 */
export function useOrderForm() {
  const [OrderForm, setOrderForm] = useState<ComponentType<OrderFormProps>>();
  const loadOrderForm = useCallback(async () => {
    const loaded = await import("./order-form");
    setOrderForm(() => loaded.OrderForm);
  }, []);
  return { OrderForm, loadOrderForm };
}
