/** Returns the faults of a value, each with its path; none when it is valid. */
export type Faults = (value: unknown, path: string) => string[]

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const must =
  (test: (value: unknown) => boolean, what: string): Faults =>
  (value, path) =>
    test(value) ? [] : [`${path} must be ${what}`]

/** An object of these keys only; a key may be missing unless it is required. */
export const shape =
  (keys: Record<string, Faults>, required: readonly string[] = []): Faults =>
  (value, path) => {
    if (!isPlainObject(value)) return [`${path || 'the document'} must be an object`]
    const at = (key: string) => (path ? `${path}.${key}` : key)
    return [
      ...required.filter((key) => !Object.hasOwn(value, key)).map((key) => `${at(key)} is missing`),
      ...Object.entries(value).flatMap(([key, item]) => {
        const check = Object.hasOwn(keys, key) ? keys[key] : undefined
        return check ? check(item, at(key)) : [`${at(key)} is not known`]
      }),
    ]
  }

export const listOf =
  (item: Faults): Faults =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((entry: unknown, index) => item(entry, `${path}[${index}]`))
      : [`${path} must be a list`]

export const oneOf = (words: readonly string[]): Faults =>
  must((value) => typeof value === 'string' && words.includes(value), `one of ${words.join(', ')}`)
