import { useId } from 'react'
import { Button, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { goTo } from '../entry/paths'
import { socialError } from '../entry/social_error'
import { EmailField } from '@sidepick/card-kit/forms/email_field'
import { PasswordField } from '@sidepick/card-kit/forms/password_field'
import { FormPage } from '@sidepick/card-kit/screens/form_page'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import styles from '@sidepick/card-kit/screens/screen.css'
import { SwitchLink } from '@sidepick/card-kit/screens/switch_link'
import { SocialButtons, useProviders } from '../social/social_buttons'
import { useSignIn } from './use_sign_in'

/** The way in for a player we know. */
export const Login: Screen = ({ place, props, query, locale, emit, waitingPoints }) => {
  const titleId = useId()
  const text = authText(locale)
  const signIn = useSignIn({ text, emit, props })
  const { busy, faults, round } = signIn
  const providers = useProviders()
  return (
    <ScreenFrame
      place={place}
      titleId={titleId}
      panel={<RewardPanel text={text} points={waitingPoints} reader="back" />}
    >
      <FormPage
        place={place}
        emit={emit}
        text={text}
        titleId={titleId}
        title={text('sign_in')}
        alert={signIn.alert ?? (round === 0 ? socialError(query.error, text) : null)}
        round={round}
        busy={busy}
        primary={text('sign_in')}
        aside={
          <SwitchLink
            question={text('new_here')}
            label={text('sign_up')}
            busy={busy}
            onSwitch={() => goTo(emit, 'sign_up')}
          />
        }
        onSubmit={signIn.goOn}
      >
        {providers.length > 0 && (
          <>
            <SocialButtons look="row" text={text} emit={emit} disabled={busy} />
            <p className={styles.or}>{text('or')}</p>
          </>
        )}
        <EmailField
          text={text}
          value={signIn.email}
          fault={faults.email}
          autoComplete="username"
          enterKeyHint="next"
          onChange={signIn.typeEmail}
        />
        <PasswordField
          text={text}
          value={signIn.password}
          fault={faults.password}
          autoComplete="current-password"
          enterKeyHint="go"
          onChange={signIn.typePassword}
        />
        <Button
          look="quiet"
          className={styles.link}
          disabled={busy}
          onClick={() => goTo(emit, 'forgot_password')}
        >
          {text('forgot_link')}
        </Button>
      </FormPage>
    </ScreenFrame>
  )
}
