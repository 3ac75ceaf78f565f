import { Button, useHost, type Card } from '@sidepick/card-kit'
import { SOCIAL_PROVIDERS, type SocialProvider } from '@sidepick/rules/types'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { promptText } from '../prompts/prompt_text'
import styles from './logged_out_card.css'

const isProvider = (name: unknown): name is SocialProvider =>
  SOCIAL_PROVIDERS.some((provider) => provider === name)

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/**
 * Stands where the games of a partner's rewards would be, until the player is known. `props`: `partner`, its name; `logoUrl`;
 * `provider`, whose account signs in, and without which our own sign-in opens.
 */
export const LoggedOutCard: Card = ({ rule, viewer, locale, emit }) => {
  const { providers } = useHost().signUp
  if (viewer.loggedIn || viewer.loading) return null
  const { provider } = rule.props ?? {}
  const [partner, logoUrl] = [textOf(rule.props?.partner), textOf(rule.props?.logoUrl)]
  const text = promptText(locale)
  const signIn = () =>
    isProvider(provider) && providers.includes(provider)
      ? emit('social_requested', { provider })
      : emit('auth_requested', { screen: 'sign_in' })
  return (
    <section className={styles.card}>
      {logoUrl ? (
        <img className={styles.logo} src={logoUrl} alt={partner ?? ''} />
      ) : (
        <span className={styles.badge}>
          <Glyph name="gift" size="large" />
        </span>
      )}
      <h2 className={styles.title}>
        {partner ? text('logged_out_title', { partner }) : text('logged_out_any')}
      </h2>
      {partner && <p className={styles.lead}>{text('logged_out_lead', { partner })}</p>}
      <Button className={styles.action} onClick={signIn}>
        {partner ? text('logged_out_action', { partner }) : text('sign_in')}
      </Button>
    </section>
  )
}
