-- The panel finds a content by the words of its title, as other rows. An id is one within a type, so that the type is
-- part of what the words are of.
CREATE FUNCTION keep_content_words() RETURNS trigger LANGUAGE plpgsql
  SET jit = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "search_word" WHERE "subject" = 'content_item ' || OLD."type" AND "id_subject" = OLD."id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "search_word" ("id_site", "subject", "word", "id_subject")
    SELECT NEW."id_site", 'content_item ' || NEW."type", word, NEW."id"
    FROM search_words_of(jsonb_build_object('words', NEW."words"), '{words.fr_FR.title,words.en.title}') AS word;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_words" AFTER INSERT OR DELETE OR UPDATE OF "words" ON "content_item"
  FOR EACH ROW EXECUTE FUNCTION keep_content_words();
--> statement-breakpoint
INSERT INTO "search_word" ("id_site", "subject", "word", "id_subject")
SELECT t."id_site", 'content_item ' || t."type", word, t."id"
FROM "content_item" t,
  search_words_of(jsonb_build_object('words', t."words"), '{words.fr_FR.title,words.en.title}') AS word;
