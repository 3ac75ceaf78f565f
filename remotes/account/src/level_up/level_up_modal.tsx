import { useId } from 'react'
import { Button, Icon, IconButton, type Screen } from '@sidepick/card-kit'
import { screenText } from '@sidepick/card-kit/screens/screen_text'
import { VerifyPanel } from '../email_verify/verify_panel'
import { profileText, type ProfileText } from '../profile/profile_text'
import styles from './level_up_modal.css'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function titleOf(
  text: ProfileText,
  { level, unverified }: { level: unknown; unverified: boolean }
) {
  if (typeof level !== 'number') return text('level_title_unknown')
  return text(unverified ? 'level_reached' : 'level_title', { level })
}

/**
 * A level reached: what it unlocks, or what still keeps it locked. `props`: `level`, its number and its league's; `prize`, what
 * can be won from now on; each shown only where it is known.
 */
export const LevelUpModal: Screen = ({ props, viewer, locale, emit }) => {
  const titleId = useId()
  const text = profileText(locale)
  const { level } = props
  const known = typeof level === 'number'
  const prize = textOf(props.prize)
  const unverified = viewer.profile?.emailVerified === false
  const close = () => emit('screen_closed', {})

  return (
    <section className={styles.modal} aria-labelledby={titleId}>
      <div className={styles.scroll}>
        <div className={styles.art} aria-hidden="true">
          <span className={styles.medal}>{known ? level : <Icon name="star" />}</span>
        </div>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-screen-title>
          {titleOf(text, { level, unverified })}
        </h2>
        {unverified ? (
          <div className={styles.verify}>
            <VerifyPanel levelUp locale={locale} emit={emit} level={level} />
          </div>
        ) : (
          <p className={styles.lead}>
            {known && <span>{text('level_league', { level })}</span>}
            <span>{prize ? text('level_prize', { prize }) : text('level_lead')}</span>
          </p>
        )}
        <Button look={unverified ? 'quiet' : 'accent'} className={styles.go} onClick={close}>
          {text('level_play')}
        </Button>
      </div>
      <IconButton className={styles.close} aria-label={screenText(locale)('close')} onClick={close}>
        <Icon name="cross" />
      </IconButton>
    </section>
  )
}
