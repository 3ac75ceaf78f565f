import { useAttention, type Card } from '@sidepick/card-kit'
import styles from './email_verify.css'
import { VerifyPanel } from './verify_panel'

/** Asks a player to prove the e-mail, beside the game. `props.variant` 'level_up' tells which level waits for it. */
export const EmailVerify: Card = ({ rule, viewer, locale, emit }) => {
  const attention = useAttention(emit)
  const { profile } = viewer
  if (!viewer.loggedIn || !profile || profile.emailVerified !== false) return null
  const levelUp = rule.props?.variant === 'level_up'
  return (
    <section className={styles.place} {...attention}>
      <VerifyPanel
        key={profile.id}
        locale={locale}
        emit={emit}
        levelUp={levelUp}
        level={rule.props?.level}
      />
    </section>
  )
}
