import { defineConfig } from '@adonisjs/auth'
import type { Authenticators, InferAuthEvents, InferAuthenticators } from '@adonisjs/auth/types'
import { playerGuard } from '#auth/guard/player_guard'

/**
 * Bearer tokens only: a third-party frame may lose every cookie. Where it keeps them, a refresh asks for one as well, so that a
 * copied token is worth nothing elsewhere (`session_key.ts`).
 */
const authConfig = defineConfig({ default: 'player', guards: { player: playerGuard } })

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}

declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
