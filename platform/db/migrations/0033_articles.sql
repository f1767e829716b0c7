ALTER TABLE "declination" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "declination" ADD COLUMN "combination" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The same values, whatever their case and their accents, in the order of what they are values of: a sheet offers
-- them as choices, and two articles that are alike there cannot be told apart.
CREATE FUNCTION "combination_of"(chosen jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    string_agg(
      folded(one->'value'->>'fr_FR'), '|'
      ORDER BY (one->>'idVariation')::integer
    ),
    ''
  ) FROM jsonb_array_elements(chosen) AS one
$$;--> statement-breakpoint
-- Two that were alike before stay as they are until one of them is changed.
WITH "keyed" AS (
  SELECT "id", combination_of("values") AS "key",
    row_number() OVER (PARTITION BY "id_product", combination_of("values") ORDER BY "id") AS "place"
  FROM "declination"
)
UPDATE "declination" SET "combination" = "key" || CASE WHEN "place" > 1 THEN '#' || "keyed"."id" ELSE '' END
FROM "keyed" WHERE "keyed"."id" = "declination"."id";--> statement-breakpoint
CREATE FUNCTION "keep_combination"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."combination" := combination_of(NEW."values");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "declination_knows_its_combination" BEFORE INSERT OR UPDATE OF "values" ON "declination"
  FOR EACH ROW EXECUTE FUNCTION keep_combination();--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_combination_once" UNIQUE("id_product","combination");--> statement-breakpoint
CREATE TABLE "box_content" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_box" integer NOT NULL,
	"id_declination" integer NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "box_content_once" UNIQUE("id_box","id_declination"),
	CONSTRAINT "box_content_positive" CHECK (quantity > 0),
	CONSTRAINT "box_content_not_itself" CHECK (id_box <> id_declination)
);
--> statement-breakpoint
ALTER TABLE "box_content" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "box_content" ADD CONSTRAINT "box_content_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_content" ADD CONSTRAINT "box_content_id_box_declination_id_fk" FOREIGN KEY ("id_box") REFERENCES "public"."declination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_content" ADD CONSTRAINT "box_content_id_declination_declination_id_fk" FOREIGN KEY ("id_declination") REFERENCES "public"."declination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "box_content_id_declination_index" ON "box_content" USING btree ("id_declination");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "box_content" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);
