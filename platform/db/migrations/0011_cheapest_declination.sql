CREATE FUNCTION keep_cheapest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "product" SET "price_cents" = (
    SELECT min(d."price_cents") FROM "declination" d
    WHERE d."id_product" = "product"."id" AND d."is_active"
  )
  WHERE "id" IN (
    CASE WHEN TG_OP <> 'DELETE' THEN NEW."id_product" END,
    CASE WHEN TG_OP <> 'INSERT' THEN OLD."id_product" END
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cheapest_declination" AFTER INSERT OR UPDATE OR DELETE ON "declination"
  FOR EACH ROW EXECUTE FUNCTION keep_cheapest();
