-- The address of a guest is their e-mail address or, of one who gave none, their telephone number.
CREATE OR REPLACE FUNCTION "settle_customer"("for_site" integer, "for_address" text) RETURNS void
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
          WHERE b.id_site = for_site AND b.address_key = lower(for_address)
            AND b.id_user IS NULL AND b.erased_at IS NULL
        UNION ALL
        SELECT o.billing->>'firstname', o.billing->>'lastname', o.phone, o.customer_kind, o.company, o.created_at, o.id
          FROM "shop_order" o
          WHERE o.id_site = for_site AND o.email_key = lower(for_address)
            AND o.id_user IS NULL AND o.erased_at IS NULL
      ) p ORDER BY p.created_at DESC, p.id DESC LIMIT 1;
  END IF;
  IF NOT FOUND THEN
    DELETE FROM "customer" c WHERE c.id_site = for_site AND c.address_key = lower(for_address);
    RETURN;
  END IF;
  -- Most purchases change nothing: then the row is not locked, and nobody waits for another.
  IF EXISTS (
    SELECT FROM "customer" c
      WHERE c.id_site = for_site AND c.address_key = lower(for_address) AND c.created_at <= known.since
        AND (c.id_user, c.firstname, c.lastname, c.phone, c.kind, c.company)
          IS NOT DISTINCT FROM
          (known.id_user, known.firstname, known.lastname, known.phone, known.kind, known.company)
  ) THEN RETURN; END IF;
  INSERT INTO "customer" AS c
      (id_site, email, id_user, firstname, lastname, phone, kind, company, created_at)
    VALUES (for_site, CASE WHEN for_address LIKE '%@%' THEN lower(for_address) END, known.id_user,
      known.firstname, known.lastname, known.phone, known.kind, known.company, known.since)
    ON CONFLICT (id_site, address_key) DO UPDATE SET
      id_user = excluded.id_user, firstname = excluded.firstname, lastname = excluded.lastname,
      phone = excluded.phone, kind = excluded.kind, company = excluded.company,
      created_at = least(c.created_at, excluded.created_at);
END
$$;
--> statement-breakpoint
-- A guest who gives an e-mail address at last keeps their row, and the notes on it, where nobody has
-- bought under that address.
CREATE OR REPLACE FUNCTION "customer_of_purchase"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.email IS NULL AND NEW.email IS NOT NULL AND NEW.id_user IS NULL THEN
      UPDATE "customer" c SET email = lower(NEW.email)
        WHERE c.id_site = NEW.id_site AND c.email IS NULL AND c.address_key = OLD.phone
          AND NOT EXISTS (
            SELECT FROM "customer" o WHERE o.id_site = NEW.id_site AND o.address_key = lower(NEW.email)
          );
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM settle_customer(OLD.id_site, coalesce(OLD.email, OLD.phone)); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM settle_customer(NEW.id_site, coalesce(NEW.email, NEW.phone)); END IF;
  RETURN NULL;
END
$$;
