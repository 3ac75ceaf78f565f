import { MODAL_PRIORITIES, SCREEN_EVENTS, type ScreenEntry } from '@sidepick/rules/types'

const NAME = /^[A-Z][A-Za-z0-9]{0,63}$/
/** Words and named parameters, such as `/auth/callback/:supplier`. */
const PATH = /^(\/(:[a-z][A-Za-z]*|[a-z0-9][a-z0-9_-]*))+$/

/** Why a remote's screens may not be published. */
export function screenFaults(screens: ScreenEntry[]): string[] {
  const paths = screens.flatMap(({ path }) => path ?? [])
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index)
  return [
    ...screens.flatMap((screen, index) => faultsOf(screen).map((it) => `screens[${index}] ${it}`)),
    ...twice.map((path) => `screens name ${path} twice`),
  ]
}

function faultsOf({ name, path, opensOn, priority }: ScreenEntry): string[] {
  const claims: [boolean, string][] = [
    [NAME.test(name), 'needs a name in PascalCase'],
    [path === undefined || PATH.test(path), 'has no path of words and named parts'],
    [opensOn === undefined || SCREEN_EVENTS.includes(opensOn), 'opens on no known event'],
    [priority === undefined || MODAL_PRIORITIES.includes(priority), 'has no known priority'],
  ]
  return claims.flatMap(([holds, fault]) => (holds ? [] : [fault]))
}
