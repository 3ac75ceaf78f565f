/** A JSON Schema (2020-12) of what a check lets pass, as far as the standard's words can say it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Returns the faults of a value, each with its path; none when it is valid. */
export interface Faults {
  (value: unknown, path: string): string[]
  /** Made from the same parts as the check, so that the two cannot differ. */
  readonly schema: JsonSchema
}

const check = (faults: (value: unknown, path: string) => string[], schema: JsonSchema): Faults =>
  Object.assign(faults, { schema })

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param schema the words that say more than `what`, such as the type */
export const must = (
  test: (value: unknown) => boolean,
  what: string,
  schema: JsonSchema = {}
): Faults =>
  check((value, path) => (test(value) ? [] : [`${path} must be ${what}`]), {
    description: `Must be ${what}.`,
    ...schema,
  })

/** An object of these keys only; a key may be missing unless it is required. */
export const shape = (keys: Record<string, Faults>, required: readonly string[] = []): Faults =>
  check(
    (value, path) => {
      if (!isPlainObject(value)) return [`${path || 'the document'} must be an object`]
      const at = (key: string) => (path ? `${path}.${key}` : key)
      const missing = required.filter((key) => !Object.hasOwn(value, key))
      return [
        ...missing.map((key) => `${at(key)} is missing`),
        ...Object.entries(value).flatMap(([key, item]) => {
          const known = Object.hasOwn(keys, key) ? keys[key] : undefined
          return known ? known(item, at(key)) : [`${at(key)} is not known${guess(key, keys)}`]
        }),
      ]
    },
    {
      type: 'object',
      properties: Object.fromEntries(Object.entries(keys).map(([key, item]) => [key, item.schema])),
      ...(required.length > 0 ? { required: [...required] } : {}),
      additionalProperties: false,
    }
  )

/** Keys of the author's choice that look like this pattern, each with such a value. */
export const mapOf = (key: RegExp, item: Faults): Faults =>
  check(
    (value, path) =>
      isPlainObject(value)
        ? Object.entries(value).flatMap(([name, entry]) =>
            key.test(name)
              ? item(entry, `${path}.${name}`)
              : [`${path} has a key that is no name: ${JSON.stringify(name.slice(0, 64))}`]
          )
        : [`${path} must be an object`],
    {
      type: 'object',
      propertyNames: { pattern: key.source },
      additionalProperties: item.schema,
    }
  )

export const listOf = (item: Faults): Faults =>
  check(
    (value, path) =>
      Array.isArray(value)
        ? value.flatMap((entry: unknown, index) => item(entry, `${path}[${index}]`))
        : [`${path} must be a list`],
    { type: 'array', items: item.schema }
  )

export const oneOf = (words: readonly string[]): Faults =>
  must(
    (value) => typeof value === 'string' && words.includes(value),
    `one of ${words.join(', ')}`,
    { enum: [...words] }
  )

/** null, which takes away what a more general document says, or what the item allows. */
export const orNull = (item: Faults): Faults =>
  check((value, path) => (value === null ? [] : item(value, path)), {
    anyOf: [item.schema, { type: 'null' }],
  })

/** What an editor shows for a value, with its unit. */
export const described = (item: Faults, description: string): Faults =>
  check((value, path) => item(value, path), { ...item.schema, description })

/** A check that a schema cannot say wholly; the schema stands for what it can. */
export const checked = check

/** The known key that differs only in case, separators or a plural, for a typing error. */
function guess(key: string, keys: Record<string, Faults>): string {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]|s$/g, '')
  const like = Object.keys(keys).find((name) => plain(name) === plain(key))
  return like ? `; did you mean ${like}?` : ''
}
