import { useState } from 'react'
import { Button, type CardProps } from '@sidepick/card-kit'
import type { AuthText } from '../auth_text'
import { classes } from '../css_names'
import { useFocusOrder } from '../form/use_focus_order'
import { FormPage } from '../screen/form_page'
import { Progress } from '../screen/progress'
import styles from '../screen/screen.css'
import { SwitchLink } from '../screen/switch_link'
import { AccountStep } from './account_step'
import { PersonStep } from './person_step'
import { PlaceStep } from './place_step'
import { lastStep, stepCount, titleOf } from './steps'
import { useSignUp } from './use_sign_up'

const PAGES = [AccountStep, PersonStep, PlaceStep]

interface Props extends Pick<CardProps, 'locale' | 'emit'> {
  text: AuthText
  titleId: string
  email: string
  onClose: () => void
  /** Changes over to signing in, with the e-mail typed so far. */
  onSignIn: (email: string) => void
}

/** The sign-up, a few fields at a time; going back loses nothing. */
export function SignUpForm({ text, titleId, locale, email, emit, onClose, onSignIn }: Props) {
  const signUp = useSignUp({ email, text, emit })
  const { step, round, busy, faults } = signUp
  const form = useFocusOrder(step, round)
  const [calmed, setCalmed] = useState(0)
  const Page = PAGES[step] ?? AccountStep
  const signIn = () => onSignIn(signUp.draft.email)
  const shaking = Boolean(faults.tosSigned) && calmed !== round

  return (
    <div
      className={classes(styles.card, shaking && styles.shaking)}
      onAnimationEnd={() => setCalmed(round)}
    >
      <FormPage
        text={text}
        form={form}
        titleId={titleId}
        title={text(titleOf(step))}
        progress={<Progress text={text} step={step} steps={stepCount} />}
        alert={signUp.alert}
        busy={busy}
        primary={text(step === lastStep ? 'create_account' : 'continue')}
        aside={
          step === 0 ? (
            <SwitchLink
              question={text('have_account')}
              label={text('sign_in')}
              busy={busy}
              onSwitch={signIn}
            />
          ) : (
            <Button look="quiet" className={styles.quiet} disabled={busy} onClick={signUp.goBack}>
              {text('back')}
            </Button>
          )
        }
        onSubmit={signUp.goOn}
        onClose={onClose}
      >
        <Page text={text} locale={locale} signUp={signUp} onSignIn={signIn} />
      </FormPage>
    </div>
  )
}
