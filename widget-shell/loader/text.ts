/** A text as it came, everything else as an empty one. */
export const text = (value: unknown) => (typeof value === 'string' ? value : '')
