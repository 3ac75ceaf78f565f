import { useEffect, useEffectEvent } from 'react'
import type { Card, CardProps } from '@sidepick/card-kit'
import { useResponseEndpoints, type ResponseEndpoints } from './endpoints'
import styles from './response.css'
import { refetchAfterMs } from './response_config'
import { responseText } from './response_text'

type Part = Pick<CardProps, 'play' | 'locale'>

/** The week's points, asked for again once those of this play have arrived. */
function Week({ endpoints, play, locale }: Part & { endpoints: ResponseEndpoints }) {
  const own = endpoints.leaderboardsPoints.useQuery({}, { refetchOnMountOrArgChange: true })
  const refresh = useEffectEvent(() => void own.refetch())
  useEffect(() => {
    const again = setTimeout(() => refresh(), refetchAfterMs)
    return () => clearTimeout(again)
  }, [])
  const board = own.data?.[0] ?? play.week
  if (!board) return null
  const { points, rank } = board
  return (
    <p className={styles.note}>
      {responseText(locale)('points_week', { points, rank: rank ?? 0 })}
    </p>
  )
}

function OwnWeek(part: Part) {
  const state = useResponseEndpoints()
  return state.status === 'ready' ? <Week endpoints={state.endpoints} {...part} /> : null
}

/** What this play paid, and for what; for a player the week's points, for a stranger what waits to be saved. */
export const AdvancedPoints: Card = ({ play, viewer, locale }) => {
  const { base, bonus, majority, taps = 0, sets = 0, total } = play.points
  if (total <= 0) return null
  const text = responseText(locale)
  const parts = [
    { name: 'base', label: text('points_base'), points: base },
    { name: 'bonus', label: text('points_bonus'), points: bonus },
    { name: 'majority', label: text('points_majority'), points: majority },
    { name: 'taps', label: text('points_taps'), points: taps },
    { name: 'sets', label: text('points_sets'), points: sets },
  ].filter(({ points }) => points > 0)
  const { promisedPoints = 0 } = viewer
  const waiting = viewer.loggedIn || viewer.loading ? 0 : promisedPoints + play.sessionPoints
  return (
    <section className={styles.panel}>
      <h3 className={styles.head}>
        {text('points')}
        <b>{text('points_gain', { points: total })}</b>
      </h3>
      <dl className={styles.parts}>
        {parts.map(({ name, label, points }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text('points_gain', { points })}</dd>
          </div>
        ))}
      </dl>
      {viewer.loggedIn && <OwnWeek {...{ play, locale }} />}
      {waiting > 0 && (
        <p className={styles.note}>
          {text(promisedPoints > 0 ? 'points_promised' : 'points_waiting', { points: waiting })}
        </p>
      )}
    </section>
  )
}
