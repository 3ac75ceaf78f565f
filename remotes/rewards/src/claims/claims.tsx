import { useState, type ReactNode } from 'react'
import { Lost } from '@sidepick/card-kit/screens/notice'
import type { Locale } from '@sidepick/rules/types'
import { ClaimPanel } from './claim_panel'
import type { RewardsEndpoints } from '../endpoints'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import { pageSize } from '../lists/list_config'
import { rewardsText } from '../words/rewards_text'
import styles from './claims.css'

interface Props {
  endpoints: RewardsEndpoints
  locale: Locale
  /** Stands there once it is known that nothing waits. */
  none?: ReactNode
}

/** Wins whose points wait, newest first; one that was collected here stays in sight with what it brought. */
export function Claims({ endpoints, locale, none = null }: Props) {
  const text = rewardsText(locale)
  const counts = endpoints.notificationsCount.useQuery(undefined)
  const waiting = endpoints.gameplaysList.useQuery(
    { query: { state: 'claimable', limit: pageSize } },
    { refetchOnMountOrArgChange: true }
  )
  const [collected, setCollected] = useState<PlayWithGame[]>([])
  const open = waiting.data?.items ?? []
  const gone = collected.filter((play) => open.every(({ id }) => id !== play.id))
  const shown = [...gone, ...open]
  const left = counts.data?.rewardsToClaim ?? open.length
  if (shown.length === 0) {
    if (none && waiting.isError) {
      return <Lost locale={locale} onRetry={() => void waiting.refetch()} />
    }
    return waiting.data ? none : null
  }
  const claimed = (play: PlayWithGame) => {
    setCollected((plays) => [play, ...plays])
    void waiting.refetch()
    void counts.refetch()
  }
  return (
    <section className={styles.claims} aria-label={text('claims', { count: left })}>
      {left > 0 && <h2 className={styles.title}>{text('claims', { count: left })}</h2>}
      {shown.map((play) => (
        <ClaimPanel key={play.id} play={play} locale={locale} onClaimed={() => claimed(play)} />
      ))}
    </section>
  )
}
