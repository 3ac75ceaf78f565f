import { game } from '#config/game'
import { clock } from '#shared/clock'

/**
 * Whether a play is a pick from before the sign-in that comes too late. The client marks it by its key,
 * `replay-{userId}-{gameId}` with an optional suffix; the time counts from the session's sign-in.
 */
export function isLateReplay(
  key: string | null,
  { userId, gameId, signedInAtMs }: { userId: string; gameId: string; signedInAtMs: number }
): boolean {
  if (!key?.toLowerCase().startsWith(`replay-${userId}-${gameId}`)) return false
  return clock.nowMs() - signedInAtMs > game.limits.replayWindowMs
}
