import type { ClaimedReward } from '@sidepick/rules/generated_wire'
import type { RewardsMessage } from '../words/rewards_text'
import { useCollectOnce } from './use_collect_once'

const REFUSALS: Record<string, RewardsMessage> = { E_NOT_CLAIMABLE: 'claim_refused' }

/** Collects the points of a win. */
export function useClaim(playId: string, onClaimed: () => void) {
  const { busy, collected, fault, collect } = useCollectOnce<ClaimedReward, RewardsMessage>({
    call: (http, sent) =>
      http('POST /v1/gameplays/{id}/claim_reward', { params: { id: playId }, ...sent }),
    refusals: REFUSALS,
    otherwise: 'claim_failed',
    onCollected: onClaimed,
  })
  return { busy, points: collected?.points ?? null, fault, claim: collect }
}
