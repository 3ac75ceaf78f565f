/** Longest word of a query that means something to us. */
const MAX_LENGTH = 128

/** A query's member as text; lists, objects, empty and endless texts count as not given. */
export function queryText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH ? value : undefined
}
