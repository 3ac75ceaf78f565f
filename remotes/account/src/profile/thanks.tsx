import { Button, useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import { OwnProfile } from './own_profile'
import { profileText, type ProfileMessage } from './profile_text'
import styles from './thanks.css'

interface Props extends ScreenProps {
  lead: ProfileMessage
  /** What the mail that was sent is for; null where there is nothing left to do. */
  mail: { text: ProfileMessage; to: string } | null
  /** Whether there is a profile to look at already. */
  known: boolean
}

function Thanks({ place, locale, emit, lead, mail, known }: Props) {
  const { bonus } = useHost().signUp
  const text = profileText(locale)
  return (
    <ColumnFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('thanks_title')}
      back={text('back')}
    >
      <div className={styles.thanks}>
        <span className={styles.badge}>
          <Glyph name="star" size="hero" />
        </span>
        <p className={styles.lead}>{text(lead, { bonus })}</p>
        {mail && (
          <p className={styles.mail}>
            <Glyph name="mail" />
            <span>{text(mail.text, { email: mail.to })}</span>
          </p>
        )}
        <div className={styles.ways}>
          <Button className={styles.way} onClick={() => emit('screen_closed', {})}>
            {text('keep_playing')}
          </Button>
          {known && (
            <AppLink to="/profile" emit={emit} className={styles.quiet}>
              {text('see_profile')}
            </AppLink>
          )}
        </div>
      </div>
    </ColumnFrame>
  )
}

/** Thanks a new player, who is signed in. */
export const ProfileThanks: Screen = (screen) => (
  <OwnProfile
    locale={screen.locale}
    around={() => <Thanks {...screen} lead="thanks_lead" mail={null} known />}
  >
    {({ email, emailVerified }) => (
      <Thanks
        {...screen}
        lead="thanks_lead"
        mail={emailVerified ? null : { text: 'thanks_verify', to: email }}
        known
      />
    )}
  </OwnProfile>
)

/** The same for who left nothing but an e-mail, and is not signed in yet. */
export const QuickSignUpThanks: Screen = (screen) => {
  const { email } = screen.props
  const mail = typeof email === 'string' ? ({ text: 'thanks_password', to: email } as const) : null
  return <Thanks {...screen} lead="thanks_lead_quick" mail={mail} known={false} />
}
