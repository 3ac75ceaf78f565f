import { useState } from 'react'
import { useHost, type HttpError } from '@sidepick/card-kit'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import type { Locale } from '@sidepick/rules/types'
import {
  addressOf,
  faultsOfAddress,
  faultsOfPin,
  pinOf,
  readPayoutRefusal,
  type PayoutDraft,
  type PayoutFaults,
  type PayoutRefusal,
} from './payout_draft'
import { redeemText } from './redeem_text'

/** The address is typed twice, the PIN that was mailed there is typed, and the address is proven. */
type PayoutStep = 'address' | 'pin' | 'proven'

const NOTHING_WRONG: PayoutRefusal = { faults: {}, alert: null }

export type Payout = ReturnType<typeof usePayout>

/** The address of a gift card on its way to be proven; `known` is where payouts have gone so far. */
export function usePayout(known: string, locale: Locale) {
  const { http, emit } = useHost()
  const text = redeemText(locale)
  const { busy, submit } = useSubmit()
  const [draft, setDraft] = useState<PayoutDraft>({ email: known, again: '', pin: '' })
  const [step, setStep] = useState<PayoutStep>('address')
  const [refusal, setRefusal] = useState(NOTHING_WRONG)
  const [round, setRound] = useState(0)
  const payoutEmail = addressOf(draft.email)

  const refuse = (why: PayoutRefusal) => {
    setRefusal(why)
    setRound((count) => count + 1)
  }
  const fill = (change: Partial<PayoutDraft>) => {
    setRefusal(NOTHING_WRONG)
    setDraft((before) => ({ ...before, ...change }))
  }
  const goTo = (next: PayoutStep) => {
    fill({ pin: '' })
    setStep(next)
  }

  /** Calls, unless something is wrong already. */
  const send = (faults: PayoutFaults, call: () => Promise<unknown>, onDone: () => void) => {
    if (Object.keys(faults).length > 0) return refuse({ faults, alert: null })
    void submit(async () => {
      try {
        await call()
        onDone()
      } catch (error) {
        refuse(readPayoutRefusal(error as Partial<HttpError>))
      }
    })
  }

  /** Mails a PIN; another one in place of the first. */
  const mailPin = () => {
    const body = { payoutEmail, confirmPayoutEmail: addressOf(draft.again) }
    send(
      faultsOfAddress(draft),
      () => http('POST /auth/payout_email_verification', { body }),
      () => {
        emit('toast', { text: text('pin_sent', { email: payoutEmail }), kind: 'info' })
        goTo('pin')
      }
    )
  }

  const prove = () => {
    const body = { payoutEmail, pin: pinOf(draft) }
    send(
      faultsOfPin(draft),
      () => http('PATCH /auth/payout_email', { body }),
      () => {
        emit('toast', { text: text('proven', { email: payoutEmail }), kind: 'success' })
        emit('profile_changed', {})
        goTo('proven')
      }
    )
  }

  return { step, draft, payoutEmail, ...refusal, round, busy, fill, goTo, mailPin, prove }
}
