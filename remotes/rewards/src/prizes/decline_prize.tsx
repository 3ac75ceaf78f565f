import { useState } from 'react'
import { Button, useHost } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import type { Prize } from '@sidepick/rules/generated_wire'
import { RefusalAlert } from '../refusal/refusal_alert'
import styles from './prize_detail.css'
import { prizesText } from './prizes_text'
import { usePrize } from './use_prize'

interface Props {
  prize: Prize
  locale: Locale
  onDeclined: () => void
}

/** Gives a prize up, or the place in line for it; asks once more, for it cannot be undone. */
export function DeclinePrize({ prize, locale, onDeclined }: Props) {
  const { emit } = useHost()
  const text = prizesText(locale)
  const [asking, setAsking] = useState(false)
  const { busy, alert, send } = usePrize(prize.leaderboardId)
  const decline = () =>
    send((http, of) => http('POST /v1/prizes/{id}/decline', of), {
      onDone() {
        emit('toast', { text: text('declined'), kind: 'info' })
        onDeclined()
      },
    })
  if (!asking) {
    return (
      <Button look="quiet" className={styles.decline} onClick={() => setAsking(true)}>
        {text('decline')}
      </Button>
    )
  }
  return (
    <div role="group" aria-label={text('decline')} className={styles.sure}>
      <p role="alert">{text('decline_sure')}</p>
      <RefusalAlert
        words={alert && text(alert)}
        signInWords={alert === 'fresh' ? text('sign_in') : null}
      />
      <div className={styles.choices}>
        <Button look="quiet" aria-disabled={busy} onClick={decline}>
          {text('decline_yes')}
        </Button>
        <Button aria-disabled={busy} onClick={() => setAsking(false)}>
          {text('decline_no')}
        </Button>
      </div>
    </div>
  )
}
