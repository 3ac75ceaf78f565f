/*
 * Server specs run on PostgreSQL with Redis and again on SQLite, but for these: what they look at stands before the database or
 * beside it, or PostgreSQL shows all that SQLite could. TEST_SECOND_ENGINE=true leaves them out.
 */

/** Looks at how a process starts, speaks or ends; the database is only there. */
const PROCESS = 'a process, not what it stores'
/** Looks at what a call is refused, or at headers, before anything is stored. */
const EDGE = 'what stands before the database'
/**
 * Sends values that are odd. PostgreSQL refuses more of them: it knows types, ranges and characters that no text may have, where
 * SQLite takes anything.
 */
const STRICTER = 'values that PostgreSQL is stricter about'
/** Runs code that has no database. */
const NONE = 'nothing that is stored'

type Reason = typeof PROCESS | typeof EDGE | typeof STRICTER | typeof NONE

/** Each file, from the root of the checkout, with what it looks at. */
export const ONE_ENGINE: Record<string, Reason> = {
  'tests/functional/accounts/hostile_input.spec.ts': STRICTER,
  'tests/functional/assets/form_parts.spec.ts': EDGE,
  'tests/functional/assets/media_fields.spec.ts': EDGE,
  'tests/functional/auth/hostile_bodies.spec.ts': STRICTER,
  'tests/functional/games/game_refusals.spec.ts': STRICTER,
  'tests/functional/pages/cache_in_front.spec.ts': PROCESS,
  'tests/functional/pages/mailbox.spec.ts': PROCESS,
  'tests/functional/pages/notices.spec.ts': EDGE,
  'tests/functional/remotes/publish_bundle.spec.ts': NONE,
  'tests/functional/roles/endpoints.spec.ts': EDGE,
  'tests/functional/shared/answer_headers.spec.ts': EDGE,
  'tests/functional/shared/careless_start.spec.ts': PROCESS,
  'tests/functional/shared/early_end.spec.ts': PROCESS,
  'tests/functional/shared/mail_settings.spec.ts': PROCESS,
  'tests/functional/shared/odd_values.spec.ts': STRICTER,
  'tests/functional/shared/prototype_names.spec.ts': EDGE,
  'tests/functional/shared/uncaught_errors.spec.ts': PROCESS,
}
