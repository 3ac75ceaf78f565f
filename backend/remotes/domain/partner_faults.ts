import type { RemoteEntry, ScreenEntry, ScreenEvent } from '@sidepick/rules/types'
import { game } from '#config/game'
import { pathsOf } from '#remotes/domain/owner'

/** All others are about who plays, and what they open asks for secrets. */
const OPENING_EVENTS: readonly ScreenEvent[] = ['level_up']

/** What a partner may say of a screen; what the platform's screens may say besides is not for others. */
const SCREEN_KEYS = ['name', 'path', 'login', 'opensOn', 'when', 'priority', 'insists']

/** What a partner may not do, though the platform may. */
export function partnerFaults(entry: RemoteEntry): string[] {
  const { cards, screens, replace = [], timeoutMs } = entry
  const { partnerTimeoutMaxMs } = game.remotes
  return [
    ...(entry.critical ? ['critical is for the platform alone'] : []),
    ...(timeoutMs > partnerTimeoutMaxMs
      ? [`timeoutMs must be ${partnerTimeoutMaxMs} at most`]
      : []),
    ...replace
      .filter((card) => !cards.includes(card))
      .map((card) => `replace names ${card}, which cards lack`),
    ...screens.flatMap((screen, index) =>
      screenFaults(screen, entry.owner).map((fault) => `screens[${index}] ${fault}`)
    ),
  ]
}

function screenFaults(screen: ScreenEntry, owner: string) {
  const { path, opensOn } = screen
  const foreign = Object.keys(screen).filter((key) => !SCREEN_KEYS.includes(key))
  return [
    ...(path !== undefined && !path.startsWith(pathsOf(owner))
      ? [`has a path that is not below ${pathsOf(owner)}`]
      : []),
    ...(opensOn !== undefined && !OPENING_EVENTS.includes(opensOn)
      ? [`opens on ${opensOn}, which is the platform's to answer`]
      : []),
    ...foreign.map((key) => `says ${key}, which is for the platform alone`),
  ]
}
