import vine from '@vinejs/vine'

/** A record's id in a body, query or path: in lower case, as it is stored, whatever the caller wrote. */
export const uuid = () => vine.string().trim().toLowerCase().uuid()

/** A distributor's slug. One that nobody knows is no error; one that no slug can be is. */
export const distributorSlug = () => vine.string().regex(/^[\w.-]{1,64}$/)
