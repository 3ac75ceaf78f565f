import { useState } from 'react'
import { useHost, type Http, type HttpError } from '@sidepick/card-kit'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import type { PrizesMessage } from './prizes_text'

/** Why a call about a prize was refused, in the player's words. */
const REFUSALS: Record<string, PrizesMessage> = {
  E_PRIZE_NOT_OFFERED: 'refused',
  E_PRIZE_NOT_ELIGIBLE: 'ineligible',
  E_NOT_FOUND: 'refused',
  E_SIGN_IN_AGAIN: 'fresh',
}

/** Sends what a player decides about a prize, one call at a time. `onRefused` may take a refusal that names fields. */
export function usePrize(leaderboardId: string) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const [alert, setAlert] = useState<PrizesMessage | null>(null)

  const send = (
    call: (http: Http, of: { params: { id: string } }) => Promise<unknown>,
    { onDone, onRefused }: { onDone: () => void; onRefused?: (error: HttpError) => boolean }
  ) =>
    void submit(async () => {
      setAlert(null)
      try {
        await call(http, { params: { id: leaderboardId } })
        onDone()
      } catch (error) {
        const refusal = error as HttpError
        if (!onRefused?.(refusal)) setAlert(REFUSALS[refusal.code] ?? 'failed')
      }
    })

  return { busy, alert, send }
}
