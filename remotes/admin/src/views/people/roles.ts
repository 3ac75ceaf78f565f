import type { Http } from '@sidepick/card-kit'

/** What may be granted, in the order of what it reaches. */
export const ROLES = ['creator', 'admin', 'superadmin'] as const
type Role = (typeof ROLES)[number]

/** How a role is given to somebody, and taken from them. */
interface Grant {
  role: Role
  give: (http: Http, id: string) => Promise<unknown>
  take: (http: Http, id: string) => Promise<unknown>
}

const anyRole = (role: Role): Grant => ({
  role,
  give: (http, id) => http('POST /superadmin/auth/role/{id}', { params: { id }, body: { role } }),
  take: (http, id) =>
    http('DELETE /superadmin/auth/role/{id}', { params: { id }, query: { role } }),
})

const setCreator = (isCreator: boolean) => (http: Http, id: string) =>
  http('POST /admin/auth/users/{id}/set_creator', { params: { id }, body: { isCreator } })

/** A super admin gives every role, an admin only the one that reaches nobody else. */
export const grantsOf = ({ givesRoles }: { givesRoles: boolean }): Grant[] =>
  givesRoles
    ? ROLES.map(anyRole)
    : [{ role: 'creator', give: setCreator(true), take: setCreator(false) }]
