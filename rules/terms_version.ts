/** Date of the terms in force, which is what a sign-up names as signed; an acceptance of another version must be renewed. */
export const TERMS_VERSION = '2026-11-01'
