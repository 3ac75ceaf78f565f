/** Longest query parameter that is read. */
const MAX_LENGTH = 128

/** A query parameter as text; lists, objects, empty and too long texts count as missing. */
export function queryText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH ? value : undefined
}
