type PlainObject = Record<string, unknown>

/** Keys that reach an object's prototype instead of its data. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Merges partial configurations onto a base; later ones win. Plain objects merge key by key, arrays and other values
 * replace, null deletes, undefined changes nothing. Nulls of the base are values and stay. No input is changed.
 */
export function mergeConfig<T extends object>(
  base: T,
  ...partials: (object | null | undefined)[]
): T {
  const start = copy(base as PlainObject)
  return partials.reduce<PlainObject>(
    (merged, partial) => (partial ? lay(merged, partial) : merged),
    start
  ) as T
}

function lay(under: PlainObject, over: object): PlainObject {
  const merged = { ...under }
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined || UNSAFE_KEYS.has(key)) continue
    if (value === null) delete merged[key]
    else if (isPlain(value)) merged[key] = lay(ownObject(merged, key), value)
    else merged[key] = copy(value)
  }
  return merged
}

function ownObject(holder: PlainObject, key: string): PlainObject {
  const value = Object.hasOwn(holder, key) ? holder[key] : undefined
  return isPlain(value) ? value : {}
}

function copy<T>(value: T): T
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copy(item))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).filter(([key]) => !UNSAFE_KEYS.has(key))
  return Object.fromEntries(entries.map(([key, item]) => [key, copy(item)]))
}

function isPlain(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
