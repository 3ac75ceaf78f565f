import { mergeConfig } from '@sidepick/rules/merge_config'
import type { ConfigMoment } from '@sidepick/rules/effective_config'
import { isPlainObject } from '#shared/http/validation/faults'
import { BASE_CONFIG } from '#experiences/domain/base_config'
import { overrideOf, partOf, type Layer, type OverrideState } from '#experiences/domain/layers'

/** A document, or its overrides of a state, that says something of a value. */
export interface Said {
  scope: Layer['scope'] | 'built-in'
  owner: string
  version: number
  /** The state whose override says it; null for what holds in every state. */
  state: OverrideState | null
  /** What it says; null takes the value away. */
  value: unknown
}

export interface Explanation {
  /** null where nothing sets it. */
  value: unknown
  /** In the order of merging: the last one decides, and an object is merged from all of them. */
  said: Said[]
}

/** Which documents made the value at a path, such as `themeFlags.setMaxWidth`, in a state of the visit. */
export function explain(
  layers: readonly Layer[],
  path: readonly string[],
  { loggedIn, expanded }: ConfigMoment
): Explanation {
  const states: OverrideState[] = [
    ...(loggedIn ? [] : (['loggedOut'] as const)),
    expanded ? 'expanded' : 'collapsed',
  ]
  const parts = [
    { scope: 'built-in' as const, owner: '', version: 0, state: null, doc: BASE_CONFIG as object },
    ...layers.map((layer) => ({ ...layer, state: null, doc: partOf(layer.doc) })),
    ...states.flatMap((state) =>
      layers.map((layer) => ({ ...layer, state, doc: overrideOf(layer.doc, state) ?? {} }))
    ),
  ]
  const merged = mergeConfig({}, ...parts.map(({ doc }) => doc))
  return {
    value: valueAt(merged, path).value ?? null,
    said: parts.flatMap(({ doc, ...source }) => {
      const { found, value } = valueAt(doc, path)
      return found ? [{ ...source, value: value ?? null }] : []
    }),
  }
}

/** What an object says of a path. A value that is no object, higher up, decides everything below it. */
function valueAt(doc: object, path: readonly string[]): { found: boolean; value?: unknown } {
  let value: unknown = doc
  for (const key of path) {
    if (!isPlainObject(value)) return { found: true, value: null }
    if (!Object.hasOwn(value, key)) return { found: false }
    value = value[key]
  }
  return { found: true, value }
}
