import { mergeConfig } from '@sidepick/rules/merge_config'
import { isPlainObject } from '#shared/http/validation/faults'
import type { ConfigStates, HostFlags } from '@sidepick/rules/types'
import type { ExperienceOwner } from '#experiences/contract'
import { BASE_CONFIG } from '#experiences/domain/base_config'

/** A document in force. */
export interface Layer extends ExperienceOwner {
  /** 0 is the one that comes with the release. */
  version: number
  doc: object
}

/** The states whose overrides a document may hold, with where they stand in it. */
export const OVERRIDES = {
  loggedOut: ['loggedOutOverrides'],
  collapsed: ['experienceConfigOverride', 'default'],
  expanded: ['experienceConfigOverride', 'expanded'],
} as const satisfies Record<Exclude<keyof ConfigStates, 'base'>, readonly string[]>

export type OverrideState = keyof typeof OVERRIDES

/** Keys of a document that are no part of the configuration itself. */
const AROUND = ['$schema', 'hostFlags', 'loggedOutOverrides', 'experienceConfigOverride']

/** What a document says of every state. */
export const partOf = (doc: object): object =>
  Object.fromEntries(Object.entries(doc).filter(([key]) => !AROUND.includes(key)))

/** What a document says of one state only; null when it says nothing. */
export function overrideOf(doc: object, state: OverrideState): Record<string, unknown> | null {
  let found: unknown = doc
  for (const key of OVERRIDES[state]) {
    found = isPlainObject(found) && Object.hasOwn(found, key) ? found[key] : null
  }
  return isPlainObject(found) && Object.keys(found).length > 0 ? found : null
}

/** The documents merged onto the built-in base, and the overrides of each state in the same order. */
export function statesOf(layers: readonly Layer[], widgetMode: string): ConfigStates {
  const docs = layers.map(({ doc }) => doc)
  const of = (state: OverrideState) =>
    docs.map((doc) => overrideOf(doc, state)).filter((override) => override !== null)
  return {
    base: { ...mergeConfig(BASE_CONFIG, ...docs.map(partOf)), widgetMode },
    loggedOut: of('loggedOut'),
    collapsed: of('collapsed'),
    expanded: of('expanded'),
  }
}

/** Whether the configuration is another one in some other state. */
export const changesWithState = ({ loggedOut, collapsed, expanded }: ConfigStates) =>
  [loggedOut, collapsed, expanded].some((overrides) => overrides.length > 0)

/** The page's flags that documents set, the particular last. */
export function hostFlagsOf(layers: readonly Layer[]): Partial<HostFlags> {
  const said = layers.map(({ doc }) => ('hostFlags' in doc ? (doc.hostFlags as object) : null))
  return mergeConfig<Partial<HostFlags>>({}, ...said)
}
