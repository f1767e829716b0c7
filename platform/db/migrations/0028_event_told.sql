ALTER TABLE "event_registration" ADD COLUMN "told" jsonb;--> statement-breakpoint
UPDATE "event_registration" AS "r" SET "told" = jsonb_build_object(
  'startsAt', "p"."fields"->>'startsAt',
  'endsAt', "p"."fields"->>'endsAt',
  'place', "p"."fields"->'place'
) FROM "content_published" AS "p"
WHERE "p"."type" = "r"."type" AND "p"."id_item" = "r"."id_item" AND "p"."code" = "r"."language"
  AND "p"."fields"->>'startsAt' IS NOT NULL;
