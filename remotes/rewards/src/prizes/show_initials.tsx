import { useState } from 'react'
import { useHost } from '@sidepick/card-kit'
import { FormAlert } from '@sidepick/card-kit/forms/form_alert'
import { Checkbox } from '@sidepick/card-kit/ui/checkbox'
import type { Locale } from '@sidepick/rules/types'
import type { Prize } from '@sidepick/rules/generated_wire'
import styles from './prize_detail.css'
import { prizesText } from './prizes_text'
import { usePrize } from './use_prize'

interface Props {
  prize: Prize
  locale: Locale
  onSaved: () => void
}

/** Whether lists of winners name the player; kept at once, because a prize that is sent has no form any more. */
export function ShowInitials({ prize, locale, onSaved }: Props) {
  const { emit } = useHost()
  const text = prizesText(locale)
  const [initialsOnly, setInitialsOnly] = useState(prize.initialsOnly)
  const { busy, alert, send } = usePrize(prize.leaderboardId)
  const change = (wanted: boolean) => {
    if (busy) return
    setInitialsOnly(wanted)
    const body = { initialsOnly: wanted }
    send((http, of) => http('PATCH /v1/prizes/{id}', { ...of, body }), {
      onRefused() {
        setInitialsOnly(!wanted)
        return false
      },
      onDone() {
        const said = text(wanted ? 'initials_listed' : 'name_listed')
        emit('toast', { text: said, kind: 'success' })
        onSaved()
      },
    })
  }
  return (
    <div className={styles.form}>
      <Checkbox checked={initialsOnly} onChange={change}>
        {text('initials')}
      </Checkbox>
      {alert && <FormAlert>{text(alert)}</FormAlert>}
    </div>
  )
}
