ALTER TABLE "booking" ADD COLUMN "due_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "booking" SET "due_cents" = "deposit_cents";
