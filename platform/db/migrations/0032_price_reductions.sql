CREATE TABLE "declination_price" (
	"id_site" integer NOT NULL,
	"id_declination" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"charged_cents" integer NOT NULL,
	"usual_cents" integer NOT NULL,
	CONSTRAINT "declination_price_id_declination_at_pk" PRIMARY KEY("id_declination","at"),
	CONSTRAINT "declination_price_charged" CHECK (charged_cents > 0 and charged_cents <= usual_cents)
);
--> statement-breakpoint
ALTER TABLE "declination_price" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "declination" ADD COLUMN "reduced_cents" integer;--> statement-breakpoint
ALTER TABLE "declination" ADD COLUMN "reduced_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "declination" ADD COLUMN "reduced_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "declination" ADD COLUMN "priced_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "declination" ADD COLUMN "charged_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Since a product was changed last, each of its articles has had the price that it has now.
UPDATE "declination" AS "d" SET "charged_cents" = "d"."price_cents", "priced_at" = "p"."changed_at"
  FROM "product" AS "p" WHERE "p"."id" = "d"."id_product";--> statement-breakpoint
ALTER TABLE "declination_price" ADD CONSTRAINT "declination_price_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination_price" ADD CONSTRAINT "declination_price_id_declination_declination_id_fk" FOREIGN KEY ("id_declination") REFERENCES "public"."declination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "declination_price" ("id_site", "id_declination", "at", "charged_cents", "usual_cents")
  SELECT "id_site", "id", "priced_at", "charged_cents", "price_cents" FROM "declination";--> statement-breakpoint
CREATE INDEX "declination_price_id_site_index" ON "declination_price" USING btree ("id_site");--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_reduction_whole" CHECK (num_nonnulls(reduced_cents, reduced_from, reduced_until) in (0, 3));--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_reduction_lawful" CHECK (reduced_cents > 0 and reduced_cents < price_cents and reduced_from < reduced_until);--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_charged_known" CHECK (charged_cents in (price_cents, coalesce(reduced_cents, price_cents)));--> statement-breakpoint
CREATE POLICY "only_its_site" ON "declination_price" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);
--> statement-breakpoint
-- Whatever is written, an article is charged at its usual price, or at the reduced one in its time.
-- A reduction that is over is taken away.
CREATE FUNCTION settle_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW."priced_at" = OLD."priced_at"
      AND (NEW."price_cents", NEW."reduced_cents", NEW."reduced_from", NEW."reduced_until")
        IS DISTINCT FROM (OLD."price_cents", OLD."reduced_cents", OLD."reduced_from", OLD."reduced_until")
    THEN
      NEW."priced_at" := now();
    END IF;
    -- Of two that are saved at once, the later one counts, though its clock was read before.
    NEW."priced_at" := greatest(NEW."priced_at", OLD."priced_at");
  END IF;
  IF NEW."reduced_until" <= NEW."priced_at" AND NEW."reduced_from" < NEW."reduced_until" THEN
    NEW."reduced_cents" := NULL;
    NEW."reduced_from" := NULL;
    NEW."reduced_until" := NULL;
  END IF;
  NEW."charged_cents" := CASE
    WHEN NEW."reduced_from" <= NEW."priced_at" THEN coalesce(NEW."reduced_cents", NEW."price_cents")
    ELSE NEW."price_cents"
  END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "settled_price" BEFORE INSERT OR UPDATE ON "declination"
  FOR EACH ROW EXECUTE FUNCTION settle_price();
--> statement-breakpoint
-- The price that is charged goes into the history, and the end or the beginning of a reduction into
-- the work that waits for its time.
CREATE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due timestamptz := CASE
    WHEN NEW."reduced_from" > NEW."priced_at" THEN NEW."reduced_from"
    ELSE NEW."reduced_until"
  END;
BEGIN
  IF TG_OP = 'INSERT' OR (NEW."charged_cents", NEW."price_cents")
    IS DISTINCT FROM (OLD."charged_cents", OLD."price_cents")
  THEN
    INSERT INTO "declination_price" ("id_site", "id_declination", "at", "charged_cents", "usual_cents")
    VALUES (NEW."id_site", NEW."id", NEW."priced_at", NEW."charged_cents", NEW."price_cents")
    ON CONFLICT ("id_declination", "at") DO UPDATE
      SET "charged_cents" = EXCLUDED."charged_cents", "usual_cents" = EXCLUDED."usual_cents";
  END IF;
  IF due IS NOT NULL THEN
    INSERT INTO "deadline" AS "d" ("id_site", "kind", "subject", "due_at")
    VALUES (NEW."id_site", 'REDUCTION_DUE', NEW."id"::text, due)
    ON CONFLICT ("id_site", "kind", "subject") DO UPDATE
      SET "due_at" = EXCLUDED."due_at", "done_at" = NULL, "attempts" = 0, "last_error" = NULL, "died_at" = NULL
      WHERE "d"."due_at" <> EXCLUDED."due_at" OR coalesce("d"."done_at", "d"."died_at") IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "noted_price" AFTER INSERT OR UPDATE ON "declination"
  FOR EACH ROW EXECUTE FUNCTION note_price();
--> statement-breakpoint
-- A product has the price that its cheapest declination is charged at, for lists in order of price.
CREATE OR REPLACE FUNCTION keep_cheapest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "product" SET "price_cents" = cheapest."charged_cents"
  FROM (
    SELECT p."id", min(d."charged_cents") AS "charged_cents"
    FROM "product" p LEFT JOIN "declination" d ON d."id_product" = p."id" AND d."is_active"
    WHERE p."id" IN (
      CASE WHEN TG_OP <> 'DELETE' THEN NEW."id_product" END,
      CASE WHEN TG_OP <> 'INSERT' THEN OLD."id_product" END
    )
    GROUP BY p."id"
  ) AS cheapest
  WHERE "product"."id" = cheapest."id"
    AND "product"."price_cents" IS DISTINCT FROM cheapest."charged_cents";
  RETURN NULL;
END $$;
