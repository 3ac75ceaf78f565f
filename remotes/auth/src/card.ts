import { provideHost, type Host } from '@sidepick/card-kit'
import { AuthScreen } from './screen/deferred_screen'
import { SignOnCard } from './sign_on_card/sign_on_card'

export { CONTRACT as contract } from '@sidepick/card-kit'

/** The cards of becoming known to us, by the names that component rules use. */
export const register = (host: Host) => provideHost(host, { SignOnCard, AuthScreen })
