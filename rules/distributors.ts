/** The platform's own distributor, for plays without a partner; it has no programme. */
export const DEFAULT_DISTRIBUTOR_ID = 'default'
