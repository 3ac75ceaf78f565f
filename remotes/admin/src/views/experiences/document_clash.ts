import { movedIn, rebased, type Moved } from '../../form/clash'
import type { Typed } from '../../form/field_values'
import type { Field } from '../../form/form_field'

/** A document as it was when somebody began to type, as it is now, and as it was typed. */
interface Documents {
  before: object
  now: object
  typed: object
}

interface DocumentClash {
  /** What somebody else has published meanwhile, each place of the document by itself. */
  moved: Moved[]
  /** The document as it is now, and in it what was typed here, unless that gives way. */
  merged: (gives: 'way' | 'nothing') => object
}

export function clashOf({ before, now, typed }: Documents): DocumentClash {
  const texts = { before: leavesOf(before), now: leavesOf(now), typed: leavesOf(typed) }
  const names = Object.keys({ ...texts.now, ...texts.typed, ...texts.before })
  const fields = names.map((name): Field => ({ name, label: pathOf(name).join('.'), kind: 'text' }))
  return {
    moved: movedIn(fields, texts),
    merged(gives) {
      const doc: Branch = {}
      for (const [name, value] of Object.entries(rebased(fields, texts, gives))) {
        if (value !== '') grow(doc, pathOf(name), JSON.parse(String(value)))
      }
      return doc
    },
  }
}

type Branch = Record<string, unknown>

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const pathOf = (name: string) => JSON.parse(name) as string[]

/** Each value of a document as JSON, by the JSON of its path: a key may hold a dot. A list is one value. */
export function leavesOf(value: unknown, path: readonly string[] = []): Typed {
  if (isBranch(value) && (path.length === 0 || Object.keys(value).length > 0)) {
    const parts = Object.entries(value).map(([key, part]) => leavesOf(part, [...path, key]))
    return Object.assign({}, ...parts) as Typed
  }
  return { [JSON.stringify(path)]: JSON.stringify(value) }
}

/** Where one made a value of what another one made a branch, the branch stays. */
function grow(branch: Branch, [key = '', ...rest]: readonly string[], value: unknown): void {
  const there = branch[key]
  if (rest.length === 0) branch[key] = isBranch(there) ? there : value
  else grow(isBranch(there) ? there : ((branch[key] = {}) as Branch), rest, value)
}
