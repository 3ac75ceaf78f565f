import type { ReactNode } from 'react'
import { Button } from '@sidepick/card-kit'
import { useFocusOrder } from '@sidepick/card-kit/forms/use_focus_order'
import { Field } from '@sidepick/card-kit/ui/field'
import type { Locale } from '@sidepick/rules/types'
import { RefusalAlert } from '../refusal/refusal_alert'
import styles from './redeem_coins.css'
import { redeemText } from './redeem_text'
import { usePayout, type Payout } from './use_payout'

interface Props {
  payout: Payout
  locale: Locale
}

/** Where a gift card goes: an address that is proven before every order, for a gift card is as good as money. */
export function PayoutAddress({ known, locale }: { known: string; locale: Locale }) {
  const text = redeemText(locale)
  const payout = usePayout(known, locale)
  const { step, payoutEmail, goTo } = payout
  return (
    <section aria-label={text('payout')}>
      <h2 className={styles.heading}>{text('payout')}</h2>
      {step === 'address' && <AddressForm payout={payout} locale={locale} />}
      {step === 'pin' && <PinForm payout={payout} locale={locale} />}
      {step === 'proven' && (
        <div className={styles.form}>
          <p className={styles.told}>{text('proven', { email: payoutEmail })}</p>
          <Button look="quiet" onClick={() => goTo('address')}>
            {text('other_email')}
          </Button>
        </div>
      )}
    </section>
  )
}

function AddressForm({ payout, locale }: Props) {
  const text = redeemText(locale)
  const { draft, faults, fill, mailPin } = payout
  const address = (field: 'email' | 'again') => {
    const fault = faults[field]
    return (
      <Field
        label={text(field)}
        fault={fault && text(fault)}
        type="email"
        name={field}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft[field]}
        onChange={({ target }) => fill({ [field]: target.value })}
      />
    )
  }
  return (
    <StepForm
      payout={payout}
      locale={locale}
      page={null}
      action={text('send_pin')}
      onSend={mailPin}
    >
      <p className={styles.note}>{text('payout_why')}</p>
      {address('email')}
      {address('again')}
    </StepForm>
  )
}

function PinForm({ payout, locale }: Props) {
  const text = redeemText(locale)
  const { draft, faults, payoutEmail, busy, fill, goTo, mailPin, prove } = payout
  return (
    <StepForm payout={payout} locale={locale} page={1} action={text('confirm')} onSend={prove}>
      <p className={styles.told}>{text('pin_sent', { email: payoutEmail })}</p>
      <Field
        label={text('pin')}
        hint={text('pin_hint')}
        fault={faults.pin && text(faults.pin)}
        name="pin"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={draft.pin}
        onChange={({ target }) => fill({ pin: target.value })}
      />
      <div className={styles.ways}>
        <Button look="quiet" aria-disabled={busy} onClick={mailPin}>
          {text('another_pin')}
        </Button>
        <Button look="quiet" aria-disabled={busy} onClick={() => goTo('address')}>
          {text('other_email')}
        </Button>
      </div>
    </StepForm>
  )
}

interface StepProps extends Props {
  /** Its first field takes the focus; null where it is no step further. */
  page: number | null
  action: string
  onSend: () => void
  children: ReactNode
}

function StepForm({ payout, locale, page, action, onSend, children }: StepProps) {
  const text = redeemText(locale)
  const { alert, round, busy } = payout
  const form = useFocusOrder(page, round)
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
      <RefusalAlert
        words={alert && text(alert)}
        signInWords={alert === 'fresh' ? text('sign_in') : null}
      />
      <Button type="submit" aria-disabled={busy}>
        {busy ? text('sending') : action}
      </Button>
    </form>
  )
}
