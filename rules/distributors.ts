/** Whom a play is attributed to where no partner is: the platform's own distributor, which has no programme. */
export const DEFAULT_DISTRIBUTOR_ID = 'default'
