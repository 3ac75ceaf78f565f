import { useHost, type Emit, type Translate } from '@sidepick/card-kit'
import type { SocialProvider } from '@sidepick/rules/types'
import { classes } from '@sidepick/card-kit/ui/classes'
import { EmailMark, ProviderMark } from './marks'
import styles from './social.css'

export type SocialMessage = `continue_${SocialProvider | 'email'}`

interface Props {
  text: Translate<SocialMessage>
  emit: Emit
  /** `row` is one line of marks, named for screen readers; `list` has words beside them. */
  look?: 'list' | 'row'
  /** Asked before every way in; what answers false, such as terms that are not accepted yet, stops it. */
  mayGoOn?: () => boolean
  /** Whether the player has ticked the terms beside these buttons. */
  tosSigned?: boolean
  /** The way in by e-mail; without it there is no such button. */
  onEmail?: () => void
  disabled?: boolean
}

/** Nothing but e-mail where no provider is configured or a partner switched them off. */
export const useProviders = (): readonly SocialProvider[] => useHost().signUp.providers

/** The ways in with an account that one has already, and the one by e-mail. */
export function SocialButtons({
  text,
  emit,
  look = 'list',
  mayGoOn = () => true,
  tosSigned = false,
  onEmail,
  disabled,
}: Props) {
  const providers = useProviders()
  if (providers.length === 0 && !onEmail) return null
  return (
    <div className={classes(styles.buttons, look === 'row' && styles.row)}>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className={styles.button}
          disabled={disabled}
          onClick={() =>
            mayGoOn() && emit('social_requested', { provider, ...(tosSigned && { tosSigned }) })
          }
        >
          <ProviderMark provider={provider} />
          <span className={styles.words}>{text(`continue_${provider}`)}</span>
        </button>
      ))}
      {onEmail && (
        <button
          type="button"
          className={classes(styles.button, styles.email)}
          disabled={disabled}
          onClick={() => mayGoOn() && onEmail()}
        >
          <EmailMark />
          <span className={styles.words}>{text('continue_email')}</span>
        </button>
      )}
    </div>
  )
}
