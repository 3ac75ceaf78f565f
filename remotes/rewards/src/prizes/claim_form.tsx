import { useState } from 'react'
import { Button, useHost } from '@sidepick/card-kit'
import { useFocusOrder } from '@sidepick/card-kit/forms/use_focus_order'
import { Checkbox } from '@sidepick/card-kit/ui/checkbox'
import { Field } from '@sidepick/card-kit/ui/field'
import { Segmented } from '@sidepick/card-kit/ui/segmented'
import type { Locale } from '@sidepick/rules/types'
import type { Prize } from '@sidepick/rules/generated_wire'
import { RefusalAlert } from '../refusal/refusal_alert'
import { AddressFields } from './address_fields'
import {
  bodyOf,
  draftOf,
  faultsOf,
  faultsOfServer,
  type ClaimDraft,
  type ClaimFaults,
} from './claim_draft'
import styles from './prize_detail.css'
import { prizesText } from './prizes_text'
import { usePrize } from './use_prize'

interface Props {
  prize: Prize
  locale: Locale
  onSaved: () => void
}

/** Where a won prize goes: an e-mail address or a postal one. It may be changed until it is sent. */
export function ClaimForm({ prize, locale, onSaved }: Props) {
  const { emit } = useHost()
  const text = prizesText(locale)
  const [draft, setDraft] = useState(() => draftOf(prize))
  const [faults, setFaults] = useState<ClaimFaults>({})
  const [round, setRound] = useState(0)
  const { busy, alert, send } = usePrize(prize.leaderboardId)
  const form = useFocusOrder(null, round)
  const change = (part: Partial<ClaimDraft>) => setDraft((before) => ({ ...before, ...part }))

  const refuse = (found: ClaimFaults) => {
    setFaults(found)
    setRound((count) => count + 1)
    return Object.keys(found).length > 0
  }
  const save = () => {
    if (refuse(faultsOf(draft))) return
    send((http, of) => http('POST /v1/prizes/{id}/confirm', { ...of, body: bodyOf(draft) }), {
      onRefused: ({ errors }) => refuse(faultsOfServer(errors)),
      onDone() {
        emit('toast', { text: text('saved'), kind: 'success' })
        onSaved()
      },
    })
  }

  const faultOf = (field: keyof ClaimFaults) => {
    const message = faults[field]
    return message && text(message)
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={text('where')}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Segmented
        label={text('where')}
        options={[
          { value: 'mail', label: text('by_mail') },
          { value: 'post', label: text('by_post') },
        ]}
        value={draft.way}
        onChange={(way) => {
          setFaults({})
          change({ way })
        }}
      />
      {draft.way === 'mail' ? (
        <Field
          label={text('email')}
          hint={text('email_hint')}
          fault={faultOf('email')}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      ) : (
        <AddressFields draft={draft} faultOf={faultOf} locale={locale} onChange={change} />
      )}
      <Checkbox checked={draft.initialsOnly} onChange={(initialsOnly) => change({ initialsOnly })}>
        {text('initials')}
      </Checkbox>
      <RefusalAlert
        words={alert && text(alert)}
        signInWords={alert === 'fresh' ? text('sign_in') : null}
      />
      <Button type="submit" aria-disabled={busy}>
        {text(busy ? 'saving' : prize.state === 'offered' ? 'save' : 'save_again')}
      </Button>
    </form>
  )
}
