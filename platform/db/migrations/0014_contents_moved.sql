-- News, elements and services become contents, published as they were, with their pictures in the library.
INSERT INTO "medium" ("id_site", "kind", "src", "name", "width", "height", "alt")
SELECT DISTINCT ON (i.id_site, i.fr->>'src') i.id_site, 'IMAGE', i.fr->>'src',
  regexp_replace(i.fr->>'src', '^.*/', ''), (i.fr->>'width')::numeric::integer, (i.fr->>'height')::numeric::integer,
  jsonb_build_object('fr_FR', coalesce(i.fr->>'alt', ''), 'en', coalesce(i.en->>'alt', i.fr->>'alt', ''))
FROM (
  SELECT id_site, translations->'fr_FR'->'image' AS fr, translations->'en'->'image' AS en FROM "news"
  UNION ALL SELECT id_site, translations->'fr_FR'->'image', translations->'en'->'image' FROM "element"
  UNION ALL SELECT id_site, translations->'fr_FR'->'image', translations->'en'->'image' FROM "service"
) AS i WHERE jsonb_typeof(i.fr) = 'object' ORDER BY i.id_site, i.fr->>'src';
--> statement-breakpoint
INSERT INTO "content_item" ("type", "id", "id_site", "section", "rank", "values", "words", "changed_at")
SELECT 'news', n.id, n.id_site, NULL,
  row_number() OVER (PARTITION BY n.id_site ORDER BY n.published_at, n.id) - 1,
  jsonb_build_object('promoted', n.promoted, 'image',
    (SELECT m.id FROM "medium" m WHERE m.id_site = n.id_site AND m.src = n.translations->'fr_FR'->'image'->>'src')),
  jsonb_build_object('fr_FR', (n.translations->'fr_FR') - 'image', 'en', (n.translations->'en') - 'image'),
  n.published_at
FROM "news" n;
--> statement-breakpoint
INSERT INTO "content_item" ("type", "id", "id_site", "section", "rank", "values", "words", "changed_at")
SELECT 'element', e.id, e.id_site, e.route, e."order",
  jsonb_build_object('route', e.route, 'image',
    (SELECT m.id FROM "medium" m WHERE m.id_site = e.id_site AND m.src = e.translations->'fr_FR'->'image'->>'src')),
  jsonb_build_object('fr_FR', (e.translations->'fr_FR') - 'image', 'en', (e.translations->'en') - 'image'),
  '2020-01-01T00:00:00Z'
FROM "element" e;
--> statement-breakpoint
INSERT INTO "content_item" ("type", "id", "id_site", "section", "rank", "values", "words", "changed_at")
SELECT 'service', s.id, s.id_site, NULL, s."order",
  jsonb_build_object('tags', to_jsonb(s.tags), 'membersOnly', s.members_only, 'image',
    (SELECT m.id FROM "medium" m WHERE m.id_site = s.id_site AND m.src = s.translations->'fr_FR'->'image'->>'src')),
  jsonb_build_object('fr_FR', (s.translations->'fr_FR') - 'image', 'en', (s.translations->'en') - 'image'),
  '2020-01-01T00:00:00Z'
FROM "service" s;
--> statement-breakpoint
INSERT INTO "content_published"
  ("type", "id_item", "code", "id_site", "section", "rank", "slug", "shown_from", "version", "fields")
SELECT i.type, i.id, l.code, i.id_site, i.section, i.rank,
  CASE WHEN i.type = 'news' THEN i.words->l.code->>'slug' END, i.changed_at, 1, i.values || (i.words->l.code)
FROM "content_item" i CROSS JOIN (VALUES ('fr_FR'), ('en')) AS l (code)
WHERE jsonb_typeof(i.words->l.code) = 'object';
--> statement-breakpoint
INSERT INTO "content_revision" ("type", "id_item", "version", "id_site", "values", "words", "at", "published")
SELECT i.type, i.id, 1, i.id_site, i.values, i.words, i.changed_at, ARRAY['fr_FR', 'en'] FROM "content_item" i;
--> statement-breakpoint
INSERT INTO "content_address" ("id_site", "under", "code", "slug", "type", "id_item", "is_current")
SELECT p.id_site, 'NEWS', p.code, p.slug, p.type, p.id_item, true
FROM "content_published" p WHERE p.slug IS NOT NULL ORDER BY p.shown_from, p.id_item
ON CONFLICT DO NOTHING;
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('content_item', 'id'), max(id)) FROM "content_item" HAVING max(id) IS NOT NULL;
--> statement-breakpoint
DROP TABLE "element" CASCADE;
--> statement-breakpoint
DROP TABLE "news" CASCADE;
--> statement-breakpoint
DROP TABLE "service" CASCADE;
