-- What the schema in code cannot say: what must never happen twice, what never changes, and what the
-- database keeps up by itself.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- A vehicle makes one ride at a time.
ALTER TABLE "ride" ADD CONSTRAINT "ride_never_twice"
  EXCLUDE USING gist ("id_vehicle" WITH =, "busy" WITH &&) WHERE ("is_active");
--> statement-breakpoint
CREATE INDEX "deadline_due" ON "deadline" ("due_at") WHERE "done_at" IS NULL AND "died_at" IS NULL;
--> statement-breakpoint
CREATE FUNCTION "never_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was issued never changes: %', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "papers_never_change" BEFORE UPDATE OR DELETE ON "paper"
  FOR EACH ROW EXECUTE FUNCTION "never_changes"();
--> statement-breakpoint
CREATE TRIGGER "paper_files_never_change" BEFORE UPDATE OR DELETE ON "paper_file"
  FOR EACH ROW EXECUTE FUNCTION "never_changes"();
--> statement-breakpoint
CREATE TRIGGER "terms_never_change" BEFORE UPDATE OR DELETE ON "terms_version"
  FOR EACH ROW EXECUTE FUNCTION "never_changes"();
--> statement-breakpoint
-- A line of a booking's history never changes, but for what somebody wrote in it, which may be erased.
CREATE TRIGGER "what_happened_never_changes" BEFORE UPDATE ON "booking_event" FOR EACH ROW
  WHEN (NEW."note" IS NOT NULL OR to_jsonb(NEW) - 'note' IS DISTINCT FROM to_jsonb(OLD) - 'note')
  EXECUTE FUNCTION "never_changes"();
--> statement-breakpoint
-- The sessions of a member end when the password or the role changes.
CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "session" WHERE "id_user" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_end" AFTER UPDATE OF "password_hash", "role" ON "user"
  FOR EACH ROW
  WHEN (OLD."password_hash" IS DISTINCT FROM NEW."password_hash" OR OLD."role" IS DISTINCT FROM NEW."role")
  EXECUTE FUNCTION end_sessions();
--> statement-breakpoint
-- A product has the price of its cheapest declination that is sold, for lists in order of price.
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
CREATE INDEX "product_by_name_fr" ON "product" ("id_site", "search_fr", "price_cents", "order", "id")
  INCLUDE ("kind") WHERE "is_active" AND "price_cents" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "product_by_name_en" ON "product" ("id_site", "search_en", "price_cents", "order", "id")
  INCLUDE ("kind") WHERE "is_active" AND "price_cents" IS NOT NULL;
--> statement-breakpoint
-- The words by which products are found: those that begin alike are neighbours in this collation.
ALTER TABLE "product_word" ALTER COLUMN "word" TYPE text COLLATE "C";
--> statement-breakpoint
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
