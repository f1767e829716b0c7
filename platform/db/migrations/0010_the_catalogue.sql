DROP INDEX "product_id_site_is_active_order_index";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_fr" text GENERATED ALWAYS AS (left(lower(translate(coalesce(translations->'fr_FR'->>'name', '') || ' ' || coalesce(appellation, '')
      || ' ' || reference || ' ' || coalesce(jsonb_path_query_array(grape_varieties, '$[*].name')::text, '')
      || ' ' || coalesce(translations->'fr_FR'->>'summary', ''), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy') collate "C"), 600)) STORED;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_en" text GENERATED ALWAYS AS (left(lower(translate(coalesce(translations->'en'->>'name', '') || ' ' || coalesce(appellation, '')
      || ' ' || reference || ' ' || coalesce(jsonb_path_query_array(grape_varieties, '$[*].name')::text, '')
      || ' ' || coalesce(translations->'en'->>'summary', ''), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy') collate "C"), 600)) STORED;