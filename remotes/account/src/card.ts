import { provideHost, provideScreens, type Host } from '@sidepick/card-kit'
import { accountCards, accountScreens } from './deferred_parts'

export { CONTRACT as contract } from '@sidepick/card-kit'

/** The cards of an account, by the names that component rules use. */
export const register = (host: Host) => provideHost(host, accountCards)

/** Its screens, by the names of screens.json. */
export const screens = (host: Host) => provideScreens(host, accountScreens)
