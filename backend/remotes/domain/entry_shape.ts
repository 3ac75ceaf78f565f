import {
  checked,
  isPlainObject,
  listOf,
  must,
  oneOf,
  shape,
  type Faults,
} from '#shared/http/validation/faults'

const ITEMS_MAX = 100

const text = must((value) => typeof value === 'string', 'a text')
export const flag = must((value) => typeof value === 'boolean', 'true or false')
const number = must((value) => typeof value === 'number', 'a number')
const texts = must(
  (value) => isPlainObject(value) && Object.values(value).every((it) => typeof it === 'string'),
  'an object of texts'
)

/** Limits, because each item is fetched or read. */
const some = (item: Faults): Faults =>
  checked(
    (value, path) =>
      Array.isArray(value) && value.length > ITEMS_MAX
        ? [`${path} must have ${ITEMS_MAX} items at most`]
        : listOf(item)(value, path),
    { ...listOf(item).schema, maxItems: ITEMS_MAX }
  )

const SCREEN = {
  ...{ name: text, path: text, opensOn: text, priority: text },
  ...{ login: flag, insists: flag, secret: flag, when: texts },
}

/** What stands in the place of a remote that does not come. */
export const fallback = oneOf(['error_view', 'toast', 'silent'])

const file = shape({ url: text, integrity: text }, ['url', 'integrity'])

const ENTRY = {
  ...{ id: text, owner: text, name: text, version: text, contract: text, shared: texts },
  ...{ entry: text, integrity: text, timeoutMs: number, critical: flag },
  preload: some(file),
  cards: some(text),
  screens: some(shape(SCREEN, ['name'])),
  fallback,
  trust: oneOf(['inline', 'frame']),
}

/** Why a value from a file or an old row is not a registry entry. */
export const shapeFaults = (entry: unknown): string[] =>
  shape({ ...ENTRY, replace: some(text), files: some(file) }, Object.keys(ENTRY))(entry, '')
