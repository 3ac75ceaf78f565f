import { game } from '#config/game'
import { clock } from '#shared/clock'

/**
 * Whether a play hands in what was picked before the sign-in, and comes too late for that. A client says so by the key it
 * uses, `replay-{userId}-{gameId}` and maybe more behind it; the time counts from the sign-in that the session began with.
 */
export function isLateReplay(
  key: string | null,
  { userId, gameId, signedInAtMs }: { userId: string; gameId: string; signedInAtMs: number }
): boolean {
  if (!key?.toLowerCase().startsWith(`replay-${userId}-${gameId}`)) return false
  return clock.nowMs() - signedInAtMs > game.limits.replayWindowMs
}
