import type { CardProps } from '@sidepick/card-kit'
import type { AuthText } from '../auth_text'
import { EmailField } from '../form/email_field'
import { PasswordField } from '../form/password_field'
import { useFocusOrder } from '../form/use_focus_order'
import { FormPage } from '../screen/form_page'
import styles from '../screen/screen.css'
import { SwitchLink } from '../screen/switch_link'
import { useSignIn } from './use_sign_in'

interface Props extends Pick<CardProps, 'locale' | 'emit'> {
  text: AuthText
  titleId: string
  email: string
  onClose: () => void
  /** Changes over to signing up, with the e-mail typed so far. */
  onSignUp: (email: string) => void
}

/** The way in for a player we know. */
export function SignInForm({ text, titleId, locale, email, emit, onClose, onSignUp }: Props) {
  const signIn = useSignIn({ email, locale, text, emit })
  const form = useFocusOrder(0, signIn.round)
  return (
    <div className={styles.card}>
      <FormPage
        text={text}
        form={form}
        titleId={titleId}
        title={text('sign_in')}
        alert={signIn.alert}
        busy={signIn.busy}
        primary={text('sign_in')}
        aside={
          <SwitchLink
            question={text('new_here')}
            label={text('sign_up')}
            busy={signIn.busy}
            onSwitch={() => onSignUp(signIn.draft.email)}
          />
        }
        onSubmit={signIn.goOn}
        onClose={onClose}
      >
        <EmailField
          text={text}
          value={signIn.draft.email}
          fault={signIn.faults.email}
          onChange={(typed) => signIn.fill({ email: typed })}
        />
        <PasswordField
          text={text}
          value={signIn.draft.password}
          fault={signIn.faults.password}
          autoComplete="current-password"
          onChange={(password) => signIn.fill({ password })}
        />
      </FormPage>
    </div>
  )
}
