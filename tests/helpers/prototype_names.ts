/** Names that every plain object answers to, although nobody put them there: what is keyed by input must not know them. */
export const PROTOTYPE_NAMES = Object.getOwnPropertyNames(Object.prototype)
