import { Avatar, type Screen } from '@sidepick/card-kit'
import { VerifyPanel } from '../email_verify/verify_panel'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { Discount } from './discount'
import { Home } from './home'
import { OwnProfile } from './own_profile'
import { profileText } from './profile_text'
import styles from './profile.css'
import { SettingsList } from './settings_list'
import { Unread } from './unread'

/** Who the player is here, and the way to everything that can be set. */
export const Profile: Screen = ({ place, props, locale, emit }) => {
  const text = profileText(locale)
  return (
    <ColumnFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('profile')}
      back={text('back')}
    >
      <OwnProfile locale={locale}>
        {(profile) => (
          <>
            <div className={styles.person}>
              <span className={styles.portrait}>
                <Avatar
                  username={profile.username}
                  picture={profile.avatar}
                  profileColor={profile.profileColor}
                />
              </span>
              <p className={styles.who}>
                <strong className={styles.name}>{profile.username}</strong>
                <span className={styles.email}>{profile.email}</span>
                <span className={styles.mark} data-verified={profile.emailVerified}>
                  <Glyph name={profile.emailVerified ? 'check' : 'mail'} size="small" />
                  {text(profile.emailVerified ? 'verified' : 'not_verified')}
                </span>
                <Unread text={text} />
              </p>
            </div>
            {!profile.emailVerified && <VerifyPanel locale={locale} emit={emit} heading="h2" />}
            <Discount props={props} text={text} emit={emit} />
            <Home profile={profile} text={text} locale={locale} emit={emit} />
            <SettingsList text={text} emit={emit} />
          </>
        )}
      </OwnProfile>
    </ColumnFrame>
  )
}
