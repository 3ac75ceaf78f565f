import { provideHost, type Host } from '@sidepick/card-kit'
import { OrbitFact } from './orbit_fact'

export { CONTRACT as contract } from '@sidepick/card-kit'

/** The cards of this partner, by the names that component rules use. */
export const register = (host: Host) => provideHost(host, { OrbitFact })
