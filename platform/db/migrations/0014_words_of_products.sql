CREATE TABLE "product_word" (
	"id_site" integer NOT NULL,
	"language" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"id_product" integer NOT NULL,
	CONSTRAINT "product_word_id_site_language_word_id_product_pk" PRIMARY KEY("id_site","language","word","id_product")
);
--> statement-breakpoint
ALTER TABLE "product_word" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "product_word" ADD CONSTRAINT "product_word_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_word" ADD CONSTRAINT "product_word_id_product_product_id_fk" FOREIGN KEY ("id_product") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_word_id_product_language_word_index" ON "product_word" USING btree ("id_product","language","word");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "product_word" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
-- The same marks part words in `wordsOf`.
CREATE FUNCTION words_of(folded text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT word
  FROM regexp_split_to_table(folded COLLATE "C", '[\u0001-\u002f:-`{-\u00bf\u2000-\u206f]+') AS word
  WHERE word <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "product_word" WHERE "id_product" = NEW."id";
  INSERT INTO "product_word" ("id_site", "language", "word", "id_product")
  SELECT NEW."id_site", 'fr_FR', words_of(NEW."search_fr"), NEW."id"
  UNION ALL
  SELECT NEW."id_site", 'en', words_of(NEW."search_en"), NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "words" AFTER INSERT OR UPDATE OF
  "id_site", "translations", "appellation", "reference", "grape_varieties" ON "product"
  FOR EACH ROW EXECUTE FUNCTION keep_words();
--> statement-breakpoint
INSERT INTO "product_word" ("id_site", "language", "word", "id_product")
SELECT "id_site", 'fr_FR', words_of("search_fr"), "id" FROM "product"
UNION ALL
SELECT "id_site", 'en', words_of("search_en"), "id" FROM "product";
--> statement-breakpoint
-- What was searched in full is only a list's order by name now.
DROP INDEX "product_search_fr";
--> statement-breakpoint
DROP INDEX "product_search_en";
--> statement-breakpoint
CREATE INDEX "product_by_name_fr" ON "product" ("id_site", "search_fr", "price_cents", "order", "id")
  INCLUDE ("kind") WHERE "is_active" AND "price_cents" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "product_by_name_en" ON "product" ("id_site", "search_en", "price_cents", "order", "id")
  INCLUDE ("kind") WHERE "is_active" AND "price_cents" IS NOT NULL;
