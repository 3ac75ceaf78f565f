import type { ReactNode } from 'react'
import { Button, useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import { Welcome } from '@sidepick/card-kit/screens/welcome'
import { useAccountEndpoints, type AccountEndpoints } from '../endpoints'
import { OwnProfile, type OwnProfileData } from './own_profile'
import { profileText } from './profile_text'
import styles from './thanks.css'

/** The page that ends a sign-up. */
function ThanksFrame({ place, locale, emit, children }: ScreenProps & { children: ReactNode }) {
  const text = profileText(locale)
  return (
    <ColumnFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('thanks_title')}
      back={text('back')}
    >
      {children}
    </ColumnFrame>
  )
}

/** The way back to the game, which comes with what stands above it: a button that moves while it is tapped is missed. */
function Ways({ locale, emit, children }: ScreenProps & { children?: ReactNode }) {
  return (
    <div className={styles.ways}>
      <Button className={styles.way} onClick={() => emit('screen_closed', {})}>
        {profileText(locale)('keep_playing')}
      </Button>
      {children}
    </div>
  )
}

interface KnownProps {
  screen: ScreenProps
  profile: OwnProfileData
  endpoints: AccountEndpoints
}

function WelcomeKnown({ screen, profile, endpoints }: KnownProps) {
  const { locale } = screen
  const { username, email, emailVerified } = profile
  const { bonus } = useHost().signUp
  const { data, isError } = endpoints.walletsBalance.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <Welcome
      username={username}
      points={data?.points ?? (isError ? bonus : null)}
      mail={emailVerified ? undefined : profileText(locale)('thanks_verify', { email })}
      locale={locale}
    />
  )
}

/** Welcomes a new player, who is signed in. */
export const ProfileThanks: Screen = (screen) => {
  const { locale, emit } = screen
  const state = useAccountEndpoints()
  return (
    <ThanksFrame {...screen}>
      <OwnProfile locale={locale}>
        {(profile) =>
          state.status === 'ready' && (
            <>
              <WelcomeKnown screen={screen} profile={profile} endpoints={state.endpoints} />
              <Ways {...screen}>
                <AppLink to="/profile" emit={emit} className={styles.quiet}>
                  {profileText(locale)('see_profile')}
                </AppLink>
              </Ways>
            </>
          )
        }
      </OwnProfile>
    </ThanksFrame>
  )
}

/** The same for who left nothing but an e-mail, and is not signed in yet. */
export const QuickSignUpThanks: Screen = (screen) => {
  const { bonus } = useHost().signUp
  const text = profileText(screen.locale)
  const { email, points } = screen.props
  return (
    <ThanksFrame {...screen}>
      <Welcome
        points={typeof points === 'number' ? points : bonus}
        parts={text('thanks_lead_quick')}
        mail={typeof email === 'string' ? text('thanks_password', { email }) : undefined}
        locale={screen.locale}
      />
      <Ways {...screen} />
    </ThanksFrame>
  )
}
