CREATE FUNCTION keep_cheapest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "product" SET "price_cents" = cheapest."price_cents"
  FROM (
    SELECT p."id", min(d."price_cents") AS "price_cents"
    FROM "product" p LEFT JOIN "declination" d ON d."id_product" = p."id" AND d."is_active"
    WHERE p."id" IN (
      CASE WHEN TG_OP <> 'DELETE' THEN NEW."id_product" END,
      CASE WHEN TG_OP <> 'INSERT' THEN OLD."id_product" END
    )
    GROUP BY p."id"
  ) AS cheapest
  WHERE "product"."id" = cheapest."id"
    AND "product"."price_cents" IS DISTINCT FROM cheapest."price_cents";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cheapest_declination" AFTER INSERT OR UPDATE OR DELETE ON "declination"
  FOR EACH ROW EXECUTE FUNCTION keep_cheapest();
--> statement-breakpoint
CREATE INDEX "product_by_price" ON "product" ("id_site", "price_cents", "order", "id")
  INCLUDE ("kind") WHERE "is_active" AND "price_cents" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "product_search_fr" ON "product" ("id_site", "price_cents", "order", "id")
  INCLUDE ("kind", "search_fr") WHERE "is_active" AND "price_cents" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "product_search_en" ON "product" ("id_site", "price_cents", "order", "id")
  INCLUDE ("kind", "search_en") WHERE "is_active" AND "price_cents" IS NOT NULL;
