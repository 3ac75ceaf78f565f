import { Button, type Screen } from '@sidepick/card-kit'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { PasswordField } from '@sidepick/card-kit/forms/password_field'
import { AccountForm } from '@sidepick/card-kit/screens/account_form'
import styles from './edit.css'
import { profileText } from './profile_text'
import { useDeleteAccount } from './use_delete_account'

/** Says plainly what goes and what stays, and ends the account. */
export const DeleteAccount: Screen = ({ place, locale, emit }) => {
  const end = useDeleteAccount({ locale, emit })
  const text = profileText(locale)
  return (
    <AccountForm
      place={place}
      locale={locale}
      emit={emit}
      title={text('delete_title')}
      back={text('back')}
      action={text('delete_confirm')}
      grave
      busy={end.busy}
      alert={end.alert}
      round={end.round}
      aside={
        <Button look="quiet" onClick={() => emit('screen_closed', {})}>
          {text('delete_keep')}
        </Button>
      }
      onSubmit={end.goOn}
    >
      <p className={styles.lead}>{text('delete_lead')}</p>
      <div className={styles.facts}>
        <section>
          <h3>{text('delete_gone')}</h3>
          <ul>
            <li>{text('delete_gone_1')}</li>
            <li>{text('delete_gone_2')}</li>
            <li>{text('delete_gone_3')}</li>
          </ul>
        </section>
        <section>
          <h3>{text('delete_stays')}</h3>
          <ul>
            <li>{text('delete_stays_1')}</li>
            <li>{text('delete_stays_2')}</li>
            <li>{text('delete_stays_3')}</li>
          </ul>
        </section>
      </div>
      <PasswordField
        text={formText(locale)}
        label={text('delete_password')}
        value={end.password}
        fault={end.fault}
        autoComplete="current-password"
        onChange={end.type}
      />
      <p className={styles.note}>{text('delete_password_hint')}</p>
    </AccountForm>
  )
}
