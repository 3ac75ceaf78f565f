import { useEffect, useId, useState } from 'react'
import { useHost, type Card } from '@sidepick/card-kit'
import { authText } from '../auth_text'
import { SignInForm } from '../sign_in/sign_in_form'
import { SignUpForm } from '../sign_up/sign_up_form'
import { RewardPanel } from './reward_panel'
import styles from './screen.css'

type Screen = 'sign_up' | 'sign_in'

/**
 * Signing up or in, over the game. The rule's `props.screen` says which of the two opens; the e-mail stays when the
 * player changes over.
 */
export const AuthScreen: Card = ({ rule, play, locale, emit }) => {
  const { signUp } = useHost()
  const titleId = useId()
  const [screen, setScreen] = useState<Screen>(
    rule.props?.screen === 'sign_in' ? 'sign_in' : 'sign_up'
  )
  const [email, setEmail] = useState('')
  const text = authText(locale)

  const close = () => emit('auth_closed', {})

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') emit('auth_closed', {})
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [emit])

  const change = (to: Screen) => (typed: string) => {
    setEmail(typed)
    setScreen(to)
  }

  const shared = { text, titleId, email, emit, onClose: close }
  return (
    <section className={styles.screen} aria-labelledby={titleId}>
      <div className={styles.layout}>
        <RewardPanel
          text={text}
          points={play.sessionPoints}
          bonus={signUp.bonus}
          signingUp={screen === 'sign_up'}
        />
        {screen === 'sign_up' ? (
          <SignUpForm {...shared} locale={locale} onSignIn={change('sign_in')} />
        ) : (
          <SignInForm {...shared} locale={locale} onSignUp={change('sign_up')} />
        )}
      </div>
    </section>
  )
}
