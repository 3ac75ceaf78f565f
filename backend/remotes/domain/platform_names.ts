import type { RemoteEntry } from '@sidepick/rules/types'
import { PLATFORM } from '#remotes/domain/owner'

/** The cards and screens of our own releases: a partner's of the same name would replace them. */
export interface PlatformNames {
  cards: readonly string[]
  screens: readonly string[]
}

export function namesIn(entries: readonly RemoteEntry[]): PlatformNames {
  const ours = entries.filter(({ owner }) => owner === PLATFORM)
  return {
    cards: ours.flatMap(({ cards }) => cards),
    screens: ours.flatMap(({ screens }) => screens.map(({ name }) => name)),
  }
}

const hides = ({ replace = [] }: RemoteEntry, platform: PlatformNames) => ({
  card: (name: string) => platform.cards.includes(name) && !replace.includes(name),
  screen: ({ name }: { name: string }) => platform.screens.includes(name),
})

/** Why a partner's release may not be published. */
export function nameFaults(entry: RemoteEntry, platform: PlatformNames): string[] {
  if (entry.owner === PLATFORM) return []
  const { card, screen } = hides(entry, platform)
  return [
    ...entry.cards
      .filter(card)
      .map((name) => `${name} is the platform's card: name it in replace to stand in its place`),
    ...entry.screens.filter(screen).map(({ name }) => `${name} is the platform's screen`),
  ]
}

/** A release as served: without names that the platform has taken since it was published. */
export function withoutOurNames(entry: RemoteEntry, platform: PlatformNames): RemoteEntry {
  if (entry.owner === PLATFORM) return entry
  const { card, screen } = hides(entry, platform)
  return {
    ...entry,
    cards: entry.cards.filter((name) => !card(name)),
    screens: entry.screens.filter((it) => !screen(it)),
  }
}
