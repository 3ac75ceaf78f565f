import { effectiveConfig, FIRST_MOMENT } from '@sidepick/rules/effective_config'
import { assignVariants } from '@sidepick/rules/experiments'
import type { BootstrapAnswer, ExperienceConfig } from '@sidepick/rules/types'
import { leavesOf, pathOf } from '../experiences/document_clash'

interface Change {
  path: string
  before: string
  after: string
}

interface Effect {
  /** What a visitor of these variants begins with. */
  config: ExperienceConfig
  /** What is another value than without any variant. */
  changes: Change[]
}

type Chosen = ReadonlyMap<string, string>
type Page = Pick<BootstrapAnswer, 'config' | 'states' | 'experiments'>

/** Built as the widget builds it: the same variants in the same order over the same documents. */
export function effectOf(page: Page, chosen: Chosen, host: string): Effect {
  const states = page.states ?? { base: page.config, loggedOut: [], collapsed: [], expanded: [] }
  const forced = assignVariants(page.experiments ?? [], {
    ...{ deviceId: null, host, nowMs: Date.now(), forced: chosen },
  })
  const variants = forced.filter(({ applies }) => applies).map(({ variant }) => variant.config)
  const config = effectiveConfig(states, FIRST_MOMENT, variants)
  return { config, changes: changesOf(effectiveConfig(states, FIRST_MOMENT), config) }
}

function changesOf(before: object, after: object): Change[] {
  const [old, now] = [leavesOf(before), leavesOf(after)]
  return Object.keys({ ...old, ...now })
    .filter((name) => old[name] !== now[name])
    .map((name) => ({
      path: pathOf(name).join('.'),
      before: String(old[name] ?? '–'),
      after: String(now[name] ?? '–'),
    }))
}
