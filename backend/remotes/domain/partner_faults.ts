import type { RemoteEntry, ScreenEntry, ScreenEvent } from '@sidepick/rules/types'
import { game } from '#config/game'
import { pathsOf } from '#remotes/domain/owner'

/** The other events concern accounts, and open screens that ask for secrets. */
const OPENING_EVENTS: readonly ScreenEvent[] = ['level_up']

/** The fields that a partner's screen may have; further fields are for the platform's screens. */
const SCREEN_KEYS = ['name', 'path', 'login', 'opensOn', 'when', 'priority', 'insists']

/** Faults of a partner's release; the platform may do these things. */
export function partnerFaults(entry: RemoteEntry): string[] {
  const { cards, screens, replace = [], timeoutMs, preload, files = [] } = entry
  const { partnerTimeoutMaxMs, partnerScriptsMax } = game.remotes
  return [
    ...(entry.critical ? ['critical is for the platform alone'] : []),
    ...(timeoutMs > partnerTimeoutMaxMs
      ? [`timeoutMs must be ${partnerTimeoutMaxMs} at most`]
      : []),
    ...(1 + preload.length + files.length > partnerScriptsMax
      ? [`entry, preload and files must be ${partnerScriptsMax} scripts at most`]
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
