/** What may be granted, in the order of what it reaches. */
export const ROLES = ['creator', 'admin', 'superadmin'] as const
