import { useState } from 'react'
import { useHost } from '@sidepick/card-kit'
import { intlTag } from '@sidepick/rules/languages'
import type { Locale } from '@sidepick/rules/types'
import { useLeaderboardEndpoints } from '../leaderboard/endpoints'
import { activePrize } from './active_prize'
import { challengeText } from './challenge_text'
import styles from './result.css'

interface Props {
  locale: Locale
}

type Endpoints = Extract<
  ReturnType<typeof useLeaderboardEndpoints>,
  { status: 'ready' }
>['endpoints']

function Loaded({ endpoints, locale }: Props & { endpoints: Endpoints }) {
  const { signUp, language } = useHost()
  const boards = endpoints.leaderboardsActive.useQuery({
    query: { distributorId: signUp.distributorId },
  })
  const [now] = useState(Date.now)
  const board = activePrize(boards.data, now)
  if (!board) return null
  const date = new Date(board.endDate).toLocaleDateString(intlTag(language), {
    day: 'numeric',
    month: 'long',
  })
  return (
    <p className={styles.note}>
      {challengeText(locale)('challenge_prize', { prize: board.prizeTitle, date })}
    </p>
  )
}

/** What is played for meanwhile, as the active leaderboard says; nothing once that is over, or where it cannot be read. */
export function PrizeLine({ locale }: Props) {
  const state = useLeaderboardEndpoints()
  return state.status === 'ready' ? <Loaded endpoints={state.endpoints} locale={locale} /> : null
}
