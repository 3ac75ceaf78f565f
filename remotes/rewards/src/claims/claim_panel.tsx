import { Button, useHost } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import { CountUp } from '@sidepick/card-kit/ui/count_up'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import type { Locale } from '@sidepick/rules/types'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import { formatInstant } from '../words/formats'
import { rewardsText } from '../words/rewards_text'
import styles from './claim_panel.css'
import { useClaim } from './use_claim'

interface Props {
  play: PlayWithGame
  locale: Locale
  onClaimed: () => void
}

/** The points of a win that wait for their player; once they are collected, it counts them up, and says so from then on. */
export function ClaimPanel({ play, locale, onClaimed }: Props) {
  const { language, emit } = useHost()
  const text = rewardsText(locale)
  const { busy, points, fault, claim } = useClaim(play.id, onClaimed)
  if (points === null && play.claimedAt !== null) {
    return (
      <p className={styles.done}>
        <Glyph name="check" />
        <strong>{text('claimed_before')}</strong>
        <span>{formatInstant(play.claimedAt, language)}</span>
      </p>
    )
  }
  if (points === null && play.claimableUntil === null) return null
  return (
    <section className={styles.panel} aria-label={text('claim_title')}>
      <Glyph name="trophy" size="large" />
      <div className={styles.words}>
        <strong className={styles.title}>{text('claim_title')}</strong>
        {play.game && (
          <AppLink to={`/results/${play.id}`} emit={emit} className={styles.question}>
            {play.game.text}
          </AppLink>
        )}
        {points === null && play.claimableUntil && (
          <span>
            {text('claim_until', { instant: formatInstant(play.claimableUntil, language) })}
          </span>
        )}
      </div>
      {points === null ? (
        <Button className={styles.claim} aria-disabled={busy} onClick={claim}>
          {busy ? text('claiming') : text('claim', { points: play.claimablePoints })}
        </Button>
      ) : (
        <p role="status" className={styles.claimed}>
          <span className="vs-visually-hidden">{text('claimed', { points })}</span>
          <span aria-hidden="true">
            +<CountUp value={points} locale={locale} />
          </span>
        </p>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {text(fault)}
        </p>
      )}
    </section>
  )
}
