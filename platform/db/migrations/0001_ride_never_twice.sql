CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_never_twice"
  EXCLUDE USING gist ("id_vehicle" WITH =, "busy" WITH &&) WHERE ("is_active");
