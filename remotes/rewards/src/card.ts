import { provideHost, provideScreens, type Host } from '@sidepick/card-kit'
import { rewardsCards, rewardsScreens } from './deferred_parts'

export { CONTRACT as contract } from '@sidepick/card-kit'

/** The cards of what a player wins, by the names that component rules use. */
export const register = (host: Host) => provideHost(host, rewardsCards)

/** Its screens, by the names of screens.json. */
export const screens = (host: Host) => provideScreens(host, rewardsScreens)
