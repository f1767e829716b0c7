ALTER TABLE "discount_use" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "discount_use" ADD COLUMN "phone_ordinal" integer;--> statement-breakpoint
-- Uses of before: by the mailbox of their address, and by their order's number. A use beyond what a person may have
-- stays one, and is held to nothing.
ALTER TABLE "discount_use" DROP CONSTRAINT "discount_use_id_discount_person_ordinal_unique";--> statement-breakpoint
WITH "known" AS (
  SELECT u.id, u.id_discount, u.most_of_person,
      CASE
        WHEN u.person NOT LIKE '%_@_%' OR u.person LIKE '+%' THEN u.person
        WHEN u.person ~ '@(gmail|googlemail)[.]com$'
          THEN replace(split_part(split_part(u.person, '@', 1), '+', 1), '.', '') || '@gmail.com'
        ELSE split_part(split_part(u.person, '@', 1), '+', 1) || '@' || split_part(u.person, '@', 2)
      END AS mailbox,
      CASE WHEN o.erased_at IS NULL THEN nullif(o.phone, '') END AS number
    FROM "discount_use" u JOIN "shop_order" o ON o.id = u.id_order
), "counted" AS (
  SELECT k.*,
      row_number() OVER (PARTITION BY id_discount, mailbox ORDER BY id) AS of_mailbox,
      row_number() OVER (PARTITION BY id_discount, number ORDER BY id) AS of_number
    FROM "known" k
)
UPDATE "discount_use" u SET
    person = c.mailbox, ordinal = c.of_mailbox, phone = c.number,
    phone_ordinal = CASE WHEN c.number IS NOT NULL THEN c.of_number END,
    most_of_person = CASE
      WHEN c.of_mailbox <= c.most_of_person AND (c.number IS NULL OR c.of_number <= c.most_of_person)
        THEN c.most_of_person
    END
  FROM "counted" c WHERE c.id = u.id;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_discount_person_ordinal_unique" UNIQUE("id_discount","person","ordinal");--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_discount_phone_phone_ordinal_unique" UNIQUE("id_discount","phone","phone_ordinal");--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_by_phone_within" CHECK ((phone is null) = (phone_ordinal is null) and coalesce(phone_ordinal > 0 and (most_of_person is null or phone_ordinal <= most_of_person), true));