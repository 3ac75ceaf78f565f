/** Longest query parameter that is read, but for addresses. */
const MAX_LENGTH = 128

/** A query parameter as text; lists, objects, empty and too long texts count as missing. */
export function queryText(value: unknown, most = MAX_LENGTH): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= most ? value : undefined
}
