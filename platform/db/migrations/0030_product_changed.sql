ALTER TABLE "product" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- As far as the log tells it by the names that it had; else since there has been a cellar.
UPDATE "product" AS "p" SET "changed_at" = coalesce(
  greatest(
    (SELECT max("a"."at") FROM "audit_entry" AS "a" WHERE "a"."id_site" = "p"."id_site" AND "a"."subject" IN (
      'shop-product ' || ("p"."translations"->'fr_FR'->>'name'),
      'shop-product ' || ("p"."translations"->'en'->>'name')
    )),
    (SELECT max("a"."at") FROM "audit_entry" AS "a"
      WHERE "a"."id_site" = "p"."id_site" AND split_part("a"."subject", ' ', 1) = 'declination' AND (
        starts_with("a"."subject", 'declination ' || ("p"."translations"->'fr_FR'->>'name'))
        OR starts_with("a"."subject", 'declination ' || ("p"."translations"->'en'->>'name'))
      ))
  ),
  (SELECT min("m"."at") FROM "stock_movement" AS "m" WHERE "m"."id_site" = "p"."id_site"),
  now()
);
