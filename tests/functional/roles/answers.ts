import { CALLERS, type Answer, type Who } from '#tests/functional/roles/endpoint'

const UNAUTHORIZED: Answer = { status: 401, code: 'E_UNAUTHORIZED' }
const FORBIDDEN: Answer = { status: 403, code: 'E_FORBIDDEN' }
const NOT_FOUND: Answer = { status: 404, code: 'E_NOT_FOUND' }

/** Everybody gets the same. */
export function everybody(status = 200): Record<Who, Answer> {
  return answers({ status }, {})
}

/** Whoever has signed in, in whatever role. */
export function signedIn(status = 200): Record<Who, Answer> {
  return answers({ status }, { stranger: UNAUTHORIZED })
}

export function admins(status = 200): Record<Who, Answer> {
  return answers(FORBIDDEN, { stranger: UNAUTHORIZED, admin: { status }, superadmin: { status } })
}

export function superadmins(status = 200): Record<Who, Answer> {
  return answers(FORBIDDEN, { stranger: UNAUTHORIZED, superadmin: { status } })
}

/** Those who make things; an admin makes none. */
export function creators(status = 200): Record<Who, Answer> {
  return answers(FORBIDDEN, { stranger: UNAUTHORIZED, creator: { status } })
}

/** What creators make: they see their own, admins see it all. */
export function creatorsAndAdmins(status = 200): Record<Who, Answer> {
  return { ...admins(status), creator: { status } }
}

/** The owner of a record; others must not learn that it exists (404), and strangers sign in first. */
export function owner(status = 200): Record<Who, Answer> {
  return answers(NOT_FOUND, { stranger: UNAUTHORIZED, player: { status } })
}

/** The owner of a partner; that of another one names nothing of its own in the body (422). */
export function partners(status = 200): Record<Who, Answer> {
  return answers(FORBIDDEN, {
    stranger: UNAUTHORIZED,
    player: { status },
    other: { status: 422, code: 'E_VALIDATION' },
  })
}

function answers(usual: Answer, others: Partial<Record<Who, Answer>>): Record<Who, Answer> {
  return Object.fromEntries(CALLERS.map((who) => [who, others[who] ?? usual])) as Record<
    Who,
    Answer
  >
}
