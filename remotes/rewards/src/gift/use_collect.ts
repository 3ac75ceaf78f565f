import type { DailyGift } from '@sidepick/rules/generated_wire'
import { useCollectOnce } from '../claims/use_collect_once'
import type { GiftMessage } from './gift_text'

const REFUSALS: Record<string, GiftMessage> = { E_GIFT_COLLECTED: 'taken', E_TOS_REQUIRED: 'terms' }

/** Collects the day's gift. */
export function useCollect(onCollected: (amount: number) => void) {
  const { busy, collected, fault, collect } = useCollectOnce<DailyGift, GiftMessage>({
    call: (http, sent) => http('POST /v1/wallets/claim-daily-gift', sent),
    refusals: REFUSALS,
    otherwise: 'failed',
    onCollected: ({ amount }) => onCollected(amount),
  })
  return { busy, amount: collected?.amount ?? null, fault, collect }
}
