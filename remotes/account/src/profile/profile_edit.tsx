import type { Screen } from '@sidepick/card-kit'
import { Field } from '@sidepick/card-kit/ui/field'
import { AccountForm } from '@sidepick/card-kit/screens/account_form'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import styles from './edit.css'
import { OwnProfile, type OwnProfileData } from './own_profile'
import { PasswordFields } from './password_fields'
import { PictureField } from './picture_field'
import { profileText } from './profile_text'
import { useEditProfile } from './use_edit_profile'

/** The name and the picture that others see, and the password, each changed only where something was filled in. */
export const ProfileEdit: Screen = (screen) => {
  const { place, locale, emit } = screen
  const text = profileText(locale)
  const frame = { place, locale, emit, title: text('edit_profile'), back: text('back') }
  return (
    <OwnProfileIn frame={frame}>
      {(profile) => <Form key={stateOf(profile)} frame={frame} profile={profile} />}
    </OwnProfileIn>
  )
}

/** What is shown first may be known from before; the form starts over with what then comes. */
const stateOf = ({ id, username, avatar }: OwnProfileData) => `${id} ${username} ${avatar}`

type Frame = Omit<Parameters<typeof ColumnFrame>[0], 'children' | 'bar' | 'onClose'>

/** Until the profile is there, its frame stands already. */
function OwnProfileIn(props: {
  frame: Frame
  children: Parameters<typeof OwnProfile>[0]['children']
}) {
  const { frame, children } = props
  return (
    <OwnProfile
      locale={frame.locale}
      around={(waiting) => <ColumnFrame {...frame}>{waiting}</ColumnFrame>}
    >
      {children}
    </OwnProfile>
  )
}

function Form({ frame, profile }: { frame: Frame; profile: OwnProfileData }) {
  const { locale, emit } = frame
  const edit = useEditProfile({ profile, locale, emit })
  const text = profileText(locale)
  return (
    <AccountForm
      {...frame}
      action={text('save')}
      busy={edit.busy}
      alert={edit.alert}
      round={edit.round}
      onSubmit={edit.goOn}
    >
      <PictureField text={text} profile={profile} picture={edit.picture} />
      <Field
        label={text('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={text('username_hint')}
        value={edit.username}
        fault={edit.faults.username}
        onChange={(event) => edit.name(event.target.value)}
      />
      <fieldset className={styles.section}>
        <legend className={styles.legend}>{text('password_section')}</legend>
        <p className={styles.note}>{text('password_optional')}</p>
        <PasswordFields
          locale={locale}
          draft={edit.passwords}
          faults={edit.faults}
          onChange={edit.fillPasswords}
        />
      </fieldset>
    </AccountForm>
  )
}
