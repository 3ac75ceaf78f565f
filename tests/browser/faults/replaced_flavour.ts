import type { RemoteEntry } from '@sidepick/rules/types'
import { BASE_CONFIG } from '#experiences/domain/base_config'
import { publishRemotes } from '#tests/browser/faults/fault_flavour'
import { givenExperience } from '#tests/fixtures/experiences'

/** A flavour whose only answers are this remote's card. */
export async function replaceAnswers(flavour: string, entries: RemoteEntry[]): Promise<void> {
  await publishRemotes(flavour, entries)
  const [card] = entries.flatMap(({ cards }) => cards)
  const layouts = Object.entries(BASE_CONFIG.gameScreenComponents).map(([layout, rules]) => {
    const own = rules.map((rule) =>
      rule.componentName === 'Answers' ? { ...rule, componentName: card } : rule
    )
    return [layout, own] as const
  })
  const doc = { gameScreenComponents: Object.fromEntries(layouts) }
  await givenExperience({ scope: 'flavour', owner: flavour, doc })
}
