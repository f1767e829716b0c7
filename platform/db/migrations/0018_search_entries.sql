CREATE TABLE "search_entry" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"id_subject" integer NOT NULL,
	"code" text NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"anchor" text,
	CONSTRAINT "search_entry_id_site_kind_id_subject_code_part_unique" UNIQUE("id_site","kind","id_subject","code","part")
);
--> statement-breakpoint
ALTER TABLE "search_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_entry_word" (
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"word" text NOT NULL,
	"id_entry" integer NOT NULL,
	"is_title" boolean NOT NULL,
	CONSTRAINT "search_entry_word_id_site_code_word_id_entry_pk" PRIMARY KEY("id_site","code","word","id_entry")
);
--> statement-breakpoint
ALTER TABLE "search_entry_word" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"word" text NOT NULL,
	"backwards" text NOT NULL,
	CONSTRAINT "search_vocabulary_id_site_code_word_pk" PRIMARY KEY("id_site","code","word")
);
--> statement-breakpoint
ALTER TABLE "search_vocabulary" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entry_word" ADD CONSTRAINT "search_entry_word_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entry_word" ADD CONSTRAINT "search_entry_word_id_entry_search_entry_id_fk" FOREIGN KEY ("id_entry") REFERENCES "public"."search_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_vocabulary" ADD CONSTRAINT "search_vocabulary_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entry_word_id_entry_index" ON "search_entry_word" USING btree ("id_entry");--> statement-breakpoint
CREATE INDEX "search_vocabulary_id_site_code_backwards_index" ON "search_vocabulary" USING btree ("id_site","code","backwards");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "search_entry" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "search_entry_word" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "search_vocabulary" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
-- Words that begin alike are neighbours in this collation.
ALTER TABLE "search_entry_word" ALTER COLUMN "word" TYPE text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "search_vocabulary" ALTER COLUMN "word" TYPE text COLLATE "C", ALTER COLUMN "backwards" TYPE text COLLATE "C";
--> statement-breakpoint
-- A word is cut after forty characters, because an index refuses very long ones. Several that publish at once put their
-- words into the vocabulary in one order, so that none waits for another in a circle.
CREATE FUNCTION keep_entry_words() RETURNS trigger LANGUAGE plpgsql
  SET jit = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM "search_entry_word" WHERE "id_entry" = NEW."id";
  END IF;
  WITH kept AS (
    INSERT INTO "search_entry_word" ("id_site", "code", "word", "id_entry", "is_title")
    SELECT NEW."id_site", NEW."code", left(said.word, 40), NEW."id", bool_or(said.is_title)
    FROM (
      SELECT words_of(folded(NEW."title")) AS word, true AS is_title
      UNION ALL SELECT words_of(folded(NEW."text")), false
    ) AS said GROUP BY left(said.word, 40)
    RETURNING "word"
  )
  INSERT INTO "search_vocabulary" ("id_site", "code", "word", "backwards")
  SELECT NEW."id_site", NEW."code", kept."word", reverse(kept."word")
  FROM kept WHERE length(kept."word") >= 4 AND kept."word" !~ '^[0-9]'
  ORDER BY kept."word" ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_words" AFTER INSERT OR UPDATE OF "id_site", "code", "title", "text" ON "search_entry"
  FOR EACH ROW EXECUTE FUNCTION keep_entry_words();
--> statement-breakpoint
-- What a product is found by in a language: its name, and where it comes from, its grapes, its year and its summary.
CREATE FUNCTION product_entries(item "product") RETURNS TABLE (code text, title text, said text) LANGUAGE sql STABLE AS $$
  SELECT l.code, item."translations"->l.code->>'name', concat_ws(' · ',
    nullif(item."translations"->l.code->>'summary', ''), item."appellation",
    (SELECT string_agg(g->>'name', ', ') FROM jsonb_array_elements(item."grape_varieties") AS g),
    item."vintage"::text, item."reference")
  FROM (VALUES ('fr_FR'), ('en')) AS l(code)
  WHERE item."translations"->l.code->>'name' <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION keep_product_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "search_entry" WHERE "id_site" = OLD."id_site" AND "kind" = 'product' AND "id_subject" = OLD."id";
  ELSE
    INSERT INTO "search_entry" ("id_site", "kind", "id_subject", "code", "title", "text")
    SELECT NEW."id_site", 'product', NEW."id", e.code, e.title, e.said FROM product_entries(NEW) AS e
    ON CONFLICT ("id_site", "kind", "id_subject", "code", "part")
    DO UPDATE SET "title" = excluded."title", "text" = excluded."text";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "search_entries" AFTER INSERT OR DELETE OR UPDATE OF
  "id_site", "translations", "appellation", "reference", "grape_varieties", "vintage" ON "product"
  FOR EACH ROW EXECUTE FUNCTION keep_product_entries();
--> statement-breakpoint
INSERT INTO "search_entry" ("id_site", "kind", "id_subject", "code", "title", "text")
SELECT p."id_site", 'product', p."id", e.code, e.title, e.said
FROM "product" p, product_entries(p) AS e;
