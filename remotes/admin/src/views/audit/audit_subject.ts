import type { AuditLine } from '@sidepick/rules/generated_wire'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from '@sidepick/rules/audit'
import type { AdminText } from '../../words/admin_text'

type Subject = (typeof AUDIT_SUBJECTS)[number]

/** Where a record is shown, below the console; null where no page shows it. */
const PAGES: Record<Subject, ((id: string) => string) | null> = {
  base: () => '/experiences/base',
  category: (id) => `/categories/${id}`,
  custom_url: (id) => `/addresses/${id}`,
  cuts: (id) => (id === 'global' ? '/cuts' : `/cuts/${id}`),
  flavour: (id) => `/experiences/flavour/${id}`,
  experiment: null,
  game: (id) => `/games/${id}`,
  game_set: null,
  host: (id) => `/experiences/host/${id}`,
  invite: null,
  leaderboard: (id) => `/boards/${id}`,
  ledger: null,
  mode: (id) => `/experiences/mode/${id}`,
  partner: (id) => `/experiences/partner/${id}`,
  partner_domain: (id) => `/domains/${id}`,
  product: (id) => `/products/${id}`,
  release: null,
  user: (id) => `/people/${id}`,
  widget: (id) => `/experiences/widget/${id}`,
}

/** Words for a release older or newer than this page fall back to the name itself. */
const isAction = (name: string): name is AuditAction =>
  (AUDIT_ACTIONS as readonly string[]).includes(name)
const isSubject = (name: string): name is Subject =>
  (AUDIT_SUBJECTS as readonly string[]).includes(name)

export const actionName = (text: AdminText, action: string): string =>
  isAction(action) ? text(`audit.did.${action}`) : action

const kindName = (text: AdminText, type: string): string =>
  isSubject(type) ? text(`audit.of.${type}`) : type

export const subjectName = (text: AdminText, { type, id, name }: AuditLine['subject']): string =>
  `${kindName(text, type)} ${name ?? id}`

export const subjectPage = ({ type, id }: AuditLine['subject']): string | null =>
  isSubject(type) ? (PAGES[type]?.(id) ?? null) : null

export const actorName = (text: AdminText, actor: AuditLine['actor']): string =>
  actor === null ? text('audit.platform') : (actor.username ?? actor.id)
