-- Whoever was heard of before three years of silence were counted has them counted from then.
INSERT INTO "deadline" ("id_site", "kind", "subject", "due_at")
SELECT "id_site", 'ADDRESS_SILENT', lower("email"), max("at") + interval '3 years' - interval '30 days'
FROM (
  SELECT "id_site", "email", "created_at" AS "at" FROM "user"
  UNION ALL
  SELECT "user"."id_site", "user"."email", "known_device"."seen_at"
  FROM "known_device" JOIN "user" ON "user"."id" = "known_device"."id_user"
  UNION ALL
  SELECT "id_site", "email", "created_at" FROM "booking" WHERE "erased_at" IS NULL
  UNION ALL
  SELECT "id_site", "email", "created_at" FROM "shop_order" WHERE "erased_at" IS NULL
  UNION ALL
  SELECT "id_site", "email", "received_at" FROM "message"
) AS "heard"
GROUP BY "id_site", lower("email")
ON CONFLICT DO NOTHING;
