/** What a short name may be: one path segment that needs no escaping anywhere. */
export const SLUG = /^[a-z0-9-]{2,80}$/
