import { provideHost, provideScreens, type Host } from '@sidepick/card-kit'
import { deferredScreen } from '@sidepick/card-kit/screens/deferred_screen'

export { CONTRACT as contract } from '@sidepick/card-kit'

const Console = deferredScreen(() =>
  import(/* webpackChunkName: "console" */ './console').then((module) => module.Console)
)

/** The console has no cards: it is one screen, which the host shows at its own address. */
export const register = (host: Host) => provideHost(host, {})

export const screens = (host: Host) => provideScreens(host, { Console })
