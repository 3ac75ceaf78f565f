import { provideHost, provideScreens, type Host } from '@sidepick/card-kit'
import { entryScreens } from './entry/deferred_screens'
import { promptCards, promptScreens } from './prompts/deferred_prompts'
import { SignOnCard } from './sign_on_card/sign_on_card'

export { CONTRACT as contract } from '@sidepick/card-kit'

/** The cards of becoming known to us, by the names that component rules use. */
export const register = (host: Host) => provideHost(host, { SignOnCard, ...promptCards })

/** Its screens, by the names of screens.json. */
export const screens = (host: Host) => provideScreens(host, { ...entryScreens, ...promptScreens })
