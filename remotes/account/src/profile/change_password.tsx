import { type Screen } from '@sidepick/card-kit'
import { AccountForm } from '@sidepick/card-kit/screens/account_form'
import { OwnProfile } from './own_profile'
import { PasswordFields } from './password_fields'
import { profileText } from './profile_text'
import styles from './edit.css'
import { useChangePassword } from './use_change_password'

/** The account: the e-mail one signs in with, and its password. */
export const ChangePassword: Screen = ({ place, locale, emit }) => {
  const change = useChangePassword({ locale, emit })
  const text = profileText(locale)
  return (
    <AccountForm
      place={place}
      locale={locale}
      emit={emit}
      title={text('edit_account')}
      back={text('back')}
      action={text('change_password')}
      busy={change.busy}
      alert={change.alert}
      round={change.round}
      onSubmit={change.goOn}
    >
      <OwnProfile locale={locale}>
        {({ email }) => (
          <>
            {/* Tells a password manager whose password this is. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <p className={styles.lead}>{text('signed_in_as', { email })}</p>
          </>
        )}
      </OwnProfile>
      <PasswordFields
        locale={locale}
        draft={change.draft}
        faults={change.faults}
        onChange={change.fill}
      />
      <p className={styles.note}>{text('new_password_note')}</p>
    </AccountForm>
  )
}
