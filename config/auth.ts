import { defineConfig } from '@adonisjs/auth'
import type { Authenticators, InferAuthEvents, InferAuthenticators } from '@adonisjs/auth/types'
import { playerGuard } from '#auth/guard/player_guard'

/** Bearer tokens only: nothing here depends on a cookie, which a third-party frame would lose. */
const authConfig = defineConfig({ default: 'player', guards: { player: playerGuard } })

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}

declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
