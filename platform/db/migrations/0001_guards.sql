-- What the schema in code cannot say: what must never happen twice, what never changes, and what the
-- database keeps up by itself.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Vehicles and drivers.

-- A vehicle makes one ride at a time.
ALTER TABLE "ride" ADD CONSTRAINT "ride_never_twice"
  EXCLUDE USING gist ("id_vehicle" WITH =, "busy" WITH &&) WHERE ("is_active");
--> statement-breakpoint
-- Nobody drives two rides at once.
ALTER TABLE "ride" ADD CONSTRAINT "driver_never_twice"
  EXCLUDE USING gist ("id_driver" WITH =, tstzrange("start_at", "end_at") WITH &&)
  WHERE ("is_active" AND "id_driver" IS NOT NULL);
--> statement-breakpoint
-- The blocks of a vehicle never overlap: of two that say the same, one is there.
ALTER TABLE "vehicle_block" ADD CONSTRAINT "vehicle_block_never_twice"
  EXCLUDE USING gist ("id_vehicle" WITH =, tstzrange("start_at", "end_at") WITH &&);
--> statement-breakpoint
-- A ride and a block are never put over each other. Both lock the vehicle first, so that of two at the
-- same time the second sees the first; what follows the ride (the buffer, the next drive) does not count.
CREATE FUNCTION "ride_never_in_block"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "vehicle" WHERE "id" = NEW."id_vehicle" FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT 1 FROM "vehicle_block" AS block
    WHERE block."id_vehicle" = NEW."id_vehicle"
      AND tstzrange(block."start_at", block."end_at") && tstzrange(NEW."start_at", NEW."end_at")
  ) THEN
    RAISE EXCEPTION 'The vehicle is blocked' USING ERRCODE = '23P01', CONSTRAINT = 'ride_never_in_block';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ride_never_in_block"
  BEFORE INSERT OR UPDATE OF "start_at", "end_at", "id_vehicle", "is_active" ON "ride"
  FOR EACH ROW WHEN (NEW."is_active") EXECUTE FUNCTION "ride_never_in_block"();
--> statement-breakpoint
CREATE FUNCTION "block_never_on_ride"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "vehicle" WHERE "id" = NEW."id_vehicle" FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT 1 FROM "ride"
    WHERE "ride"."id_vehicle" = NEW."id_vehicle" AND "ride"."is_active"
      AND tstzrange("ride"."start_at", "ride"."end_at") && tstzrange(NEW."start_at", NEW."end_at")
  ) THEN
    RAISE EXCEPTION 'The vehicle has a ride' USING ERRCODE = '23P01', CONSTRAINT = 'block_never_on_ride';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "block_never_on_ride" BEFORE INSERT OR UPDATE ON "vehicle_block"
  FOR EACH ROW EXECUTE FUNCTION "block_never_on_ride"();
--> statement-breakpoint
-- What never changes.

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
-- What the staff did stays as it was written; only whose account it was goes with the account.
CREATE TRIGGER "audit_never_changes" BEFORE UPDATE ON "audit_entry" FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'id_user' IS DISTINCT FROM to_jsonb(OLD) - 'id_user')
  EXECUTE FUNCTION "never_changes"();
--> statement-breakpoint
CREATE TRIGGER "closings_never_change" BEFORE UPDATE OR DELETE ON "closing"
  FOR EACH ROW EXECUTE FUNCTION "never_changes"();
--> statement-breakpoint
CREATE TRIGGER "business_invoices_never_change" BEFORE UPDATE OR DELETE ON "business_invoice"
  FOR EACH ROW EXECUTE FUNCTION "never_changes"();
--> statement-breakpoint
-- A browser takes alerts of the keys alone with which it was added.
CREATE TRIGGER "push_keys_never_change" BEFORE UPDATE ON "push_key"
  FOR EACH ROW EXECUTE FUNCTION "never_changes"();
--> statement-breakpoint
-- Accounts.

-- The sessions of a member end when the password or the role changes, and so do logins half done.
CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "session" WHERE "id_user" = NEW."id";
  DELETE FROM "login_challenge" WHERE "id_user" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_end" AFTER UPDATE OF "password_hash", "role" ON "user"
  FOR EACH ROW
  WHEN (OLD."password_hash" IS DISTINCT FROM NEW."password_hash" OR OLD."role" IS DISTINCT FROM NEW."role")
  EXECUTE FUNCTION end_sessions();
--> statement-breakpoint
-- Who has a new password or another role is not alerted on the browsers of before: one may be lost.
CREATE FUNCTION end_push_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "push_device" WHERE "id_user" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "push_devices_end" AFTER UPDATE OF "password_hash", "role" ON "user"
  FOR EACH ROW
  WHEN (OLD."password_hash" IS DISTINCT FROM NEW."password_hash" OR OLD."role" IS DISTINCT FROM NEW."role")
  EXECUTE FUNCTION end_push_devices();
--> statement-breakpoint
-- A site keeps one who may do everything, whoever goes and whatever asks for it; a site that goes takes
-- its people along. Of two who go at once the second one waits for the first, and sees it gone.
CREATE FUNCTION keep_super_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "site" WHERE "id" = OLD."id_site" FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (
    SELECT 1 FROM "user" WHERE "id_site" = OLD."id_site" AND "role" = 'SUPER_ADMIN'
  ) THEN
    RAISE EXCEPTION 'The last one who may do everything stays'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'last_super_admin_stays';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "last_super_admin_stays" AFTER UPDATE OF "role" OR DELETE ON "user" FOR EACH ROW
  WHEN (OLD."role" = 'SUPER_ADMIN')
  EXECUTE FUNCTION keep_super_admin();
--> statement-breakpoint
-- Customers.

-- The row of a customer at an address is what accounts and purchases say: one with an account, else a
-- guest as of the last purchase, else none. Its plans are kept for as long as a connection lives: one
-- made while the tables are small would go on reading them whole.
CREATE FUNCTION "settle_customer"("for_site" integer, "for_address" text) RETURNS void
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  known record;
BEGIN
  IF NOT EXISTS (SELECT FROM "site" s WHERE s.id = for_site) THEN RETURN; END IF;
  SELECT u.id AS id_user, u.firstname, u.lastname, u.phone, u.kind, u.company, u.created_at AS since
    INTO known FROM "user" u
    WHERE u.id_site = for_site AND u.email = lower(for_address) AND u.role = 'MEMBER';
  IF NOT FOUND THEN
    SELECT NULL::integer AS id_user, p.firstname, p.lastname, p.phone, p.kind, p.company,
        min(p.created_at) OVER () AS since
      INTO known FROM (
        SELECT b.firstname, b.lastname, b.phone, b.customer_kind AS kind, b.company, b.created_at, b.id
          FROM "booking" b
          WHERE b.id_site = for_site AND b.email_key = lower(for_address)
            AND b.id_user IS NULL AND b.erased_at IS NULL
        UNION ALL
        SELECT o.billing->>'firstname', o.billing->>'lastname', o.phone, o.customer_kind, o.company, o.created_at, o.id
          FROM "shop_order" o
          WHERE o.id_site = for_site AND o.email_key = lower(for_address)
            AND o.id_user IS NULL AND o.erased_at IS NULL
      ) p ORDER BY p.created_at DESC, p.id DESC LIMIT 1;
  END IF;
  IF NOT FOUND THEN
    DELETE FROM "customer" c WHERE c.id_site = for_site AND c.email = lower(for_address);
    RETURN;
  END IF;
  -- Most purchases change nothing: then the row is not locked, and nobody waits for another.
  IF EXISTS (
    SELECT FROM "customer" c
      WHERE c.id_site = for_site AND c.email = lower(for_address) AND c.created_at <= known.since
        AND (c.id_user, c.firstname, c.lastname, c.phone, c.kind, c.company)
          IS NOT DISTINCT FROM
          (known.id_user, known.firstname, known.lastname, known.phone, known.kind, known.company)
  ) THEN RETURN; END IF;
  INSERT INTO "customer" AS c
      (id_site, email, id_user, firstname, lastname, phone, kind, company, created_at)
    VALUES (for_site, lower(for_address), known.id_user, known.firstname, known.lastname, known.phone,
      known.kind, known.company, known.since)
    ON CONFLICT (id_site, email) DO UPDATE SET
      id_user = excluded.id_user, firstname = excluded.firstname, lastname = excluded.lastname,
      phone = excluded.phone, kind = excluded.kind, company = excluded.company,
      created_at = least(c.created_at, excluded.created_at);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "customer_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.email <> OLD.email THEN
      -- A guest who was known at the new address is the same person.
      UPDATE "customer_note" n SET id_customer = own.id
        FROM "customer" own, "customer" guest
        WHERE own.id_user = NEW.id AND guest.id_site = NEW.id_site AND guest.email = NEW.email
          AND guest.id <> own.id AND n.id_customer = guest.id;
      DELETE FROM "customer" c
        WHERE c.id_site = NEW.id_site AND c.email = NEW.email AND c.id_user IS DISTINCT FROM NEW.id;
      UPDATE "customer" c SET email = NEW.email WHERE c.id_user = NEW.id;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM settle_customer(OLD.id_site, OLD.email); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM settle_customer(NEW.id_site, NEW.email); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "user_is_customer" AFTER INSERT OR DELETE
  OR UPDATE OF "email", "role", "firstname", "lastname", "phone", "kind", "company" ON "user"
  FOR EACH ROW EXECUTE FUNCTION "customer_of_user"();
--> statement-breakpoint
CREATE FUNCTION "customer_of_purchase"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM settle_customer(OLD.id_site, OLD.email); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM settle_customer(NEW.id_site, NEW.email); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "guest_books" AFTER INSERT ON "booking" FOR EACH ROW
  WHEN (NEW.id_user IS NULL AND NEW.erased_at IS NULL) EXECUTE FUNCTION "customer_of_purchase"();
--> statement-breakpoint
CREATE TRIGGER "guest_orders" AFTER INSERT ON "shop_order" FOR EACH ROW
  WHEN (NEW.id_user IS NULL AND NEW.erased_at IS NULL) EXECUTE FUNCTION "customer_of_purchase"();
--> statement-breakpoint
CREATE TRIGGER "booking_changes_hands" AFTER UPDATE ON "booking" FOR EACH ROW
  WHEN ((OLD.id_user, OLD.email, OLD.erased_at) IS DISTINCT FROM (NEW.id_user, NEW.email, NEW.erased_at))
  EXECUTE FUNCTION "customer_of_purchase"();
--> statement-breakpoint
CREATE TRIGGER "order_changes_hands" AFTER UPDATE ON "shop_order" FOR EACH ROW
  WHEN ((OLD.id_user, OLD.email, OLD.erased_at) IS DISTINCT FROM (NEW.id_user, NEW.email, NEW.erased_at))
  EXECUTE FUNCTION "customer_of_purchase"();
--> statement-breakpoint
CREATE TRIGGER "booking_is_deleted" AFTER DELETE ON "booking" FOR EACH ROW
  WHEN (OLD.id_user IS NULL) EXECUTE FUNCTION "customer_of_purchase"();
--> statement-breakpoint
CREATE TRIGGER "order_is_deleted" AFTER DELETE ON "shop_order" FOR EACH ROW
  WHEN (OLD.id_user IS NULL) EXECUTE FUNCTION "customer_of_purchase"();
--> statement-breakpoint
-- Stock.

-- Whatever changes a stock is in its history: what is said of it stands in app.stock_change, for once.
CREATE FUNCTION "record_stock_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cause jsonb := coalesce(nullif(current_setting('app.stock_change', true), ''), '{}')::jsonb;
  before integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN before := OLD.quantity; END IF;
  IF NEW.quantity = before THEN RETURN NULL; END IF;
  INSERT INTO "stock_movement" (id_site, id_stock, at, units, quantity, reason, order_reference, by, note)
    VALUES (NEW.id_site, NEW.id, coalesce((cause->>'at')::timestamptz, now()),
      NEW.quantity - before, NEW.quantity,
      coalesce(cause->>'reason', CASE TG_OP WHEN 'INSERT' THEN 'BEGIN' ELSE 'UNKNOWN' END),
      cause->>'order', cause->>'by', cause->>'note');
  PERFORM set_config('app.stock_change', '', true);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_keeps_its_history" AFTER INSERT OR UPDATE OF "quantity" ON "stock"
  FOR EACH ROW EXECUTE FUNCTION "record_stock_movement"();
--> statement-breakpoint
CREATE FUNCTION "only_by_its_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The history of a stock goes with it, when its site does.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "stock" s WHERE s.id = OLD.id_stock) THEN RETURN OLD; END IF;
  IF TG_OP = 'INSERT' AND pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'The history of a stock is written by its stock alone' USING ERRCODE = 'check_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_history_is_kept" BEFORE INSERT OR UPDATE OR DELETE ON "stock_movement"
  FOR EACH ROW EXECUTE FUNCTION "only_by_its_stock"();
--> statement-breakpoint
-- Goods that come back are counted on their line, which holds no more of them than were sold.
CREATE FUNCTION "count_returned_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "order_line" SET "returned_quantity" = "returned_quantity" + NEW."quantity" WHERE "id" = NEW."id_line";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "returned_goods_are_counted" AFTER INSERT ON "goods_return_line"
  FOR EACH ROW EXECUTE FUNCTION "count_returned_goods"();
--> statement-breakpoint
-- Products.

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
CREATE INDEX "product_in_order" ON "product" ("id_site", "order", "price_cents", "id")
  WHERE "is_active" AND "price_cents" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "product_of_kind" ON "product" ("id_site", "kind", "order", "id")
  WHERE "is_active" AND "price_cents" IS NOT NULL;
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
--> statement-breakpoint
-- Searched words.

-- Words that begin alike are neighbours in this collation.
ALTER TABLE "search_word" ALTER COLUMN "word" TYPE text COLLATE "C";
--> statement-breakpoint
-- The same as `folded` in platform/db/folded.ts.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(translate($1, 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy') COLLATE "C")
$$;
--> statement-breakpoint
-- The words of some fields of a row; the field `a.b` is `b` in the column `a`. A word is cut after forty
-- characters, because an index refuses very long ones. A number of four digits and more is a word
-- from each of its digits on, while four are left.
CREATE FUNCTION search_words_of(item jsonb, fields text[]) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  WITH words AS (
    SELECT left(word, 40) AS word
    FROM unnest(fields) AS field, words_of(folded(item #>> string_to_array(field, '.'))) AS word
  )
  SELECT word FROM words
  UNION
  SELECT substr(digits[1], start)
  FROM words, regexp_matches(word, '[0-9]{4,}', 'g') AS digits, generate_series(1, length(digits[1]) - 3) AS start
$$;
--> statement-breakpoint
-- PostgreSQL expects millions of words of a row. So without `jit = off` it compiles the statement for
-- each row, and without a generic plan it plans it for each row, which takes ten times as long as to do it.
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql
  SET jit = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "search_word" WHERE "subject" = TG_TABLE_NAME AND "id_subject" = OLD."id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "search_word" ("id_site", "subject", "word", "id_subject")
    SELECT NEW."id_site", TG_TABLE_NAME, word, NEW."id"
    FROM search_words_of(to_jsonb(NEW), TG_ARGV) AS word;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What the panel searches, by table: a trigger each keeps the words of its fields.
DO $$
DECLARE
  searched record;
BEGIN
  FOR searched IN SELECT * FROM (VALUES
    ('booking', '{reference,firstname,lastname,email,phone,company,pickup.label,dropoff.label,flight_number,train_number}'::text[]),
    ('shop_order', '{reference,billing.firstname,billing.lastname,email,phone,company,tracking_number}'),
    ('customer', '{firstname,lastname,email,phone,company}'),
    ('business', '{name,city,email}'),
    ('message', '{name,email,phone,subject,message}'),
    ('outbox', '{subject,recipient,cause_key}'),
    ('product', '{translations.fr_FR.name,translations.en.name,reference,appellation}'),
    ('declination', '{reference}'),
    ('stock', '{reference}'),
    ('audit_entry', '{by,action,subject}')
  ) AS declared(subject, fields) LOOP
    EXECUTE format(
      'CREATE TRIGGER "search_words" AFTER INSERT OR DELETE OR UPDATE OF %s ON %I
        FOR EACH ROW EXECUTE FUNCTION keep_search_words(%s)',
      (SELECT string_agg(DISTINCT quote_ident(split_part(field, '.', 1)), ', ') FROM unnest(searched.fields) AS field),
      searched.subject,
      (SELECT string_agg(quote_literal(field), ', ') FROM unnest(searched.fields) AS field)
    );
  END LOOP;
END $$;
