import { useEffect } from 'react'
import { Button, useHost, type Card } from '@sidepick/card-kit'
import { SOCIAL_PROVIDERS, type SocialProvider } from '@sidepick/rules/types'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { useStage } from '@sidepick/card-kit/use_stage'
import { promptText } from '../prompts/prompt_text'
import styles from './logged_out_card.css'

const isProvider = (name: unknown): name is SocialProvider =>
  SOCIAL_PROVIDERS.some((provider) => provider === name)

const GAME = '.vs-panel--video, .vs-panel--overlay, .vs-panel--console'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The game behind the card takes neither pointer nor keyboard; the menu over both stays. */
function useGameAside(isShown: boolean) {
  const { place, stage } = useStage()
  useEffect(() => {
    const game = stage()?.querySelectorAll<HTMLElement>(GAME) ?? []
    for (const box of game) box.inert = true
    return () => {
      for (const box of game) box.inert = false
    }
  }, [isShown, stage])
  return place
}

/**
 * Stands where the games of a partner's rewards would be, until the player is known. `props`: `partner`, its name; `logoUrl`;
 * `provider`, whose account signs in, and without which our own sign-in opens.
 */
export const LoggedOutCard: Card = ({ rule, viewer, locale, emit }) => {
  const { providers } = useHost().signUp
  const isShown = !viewer.loggedIn && !viewer.loading
  const card = useGameAside(isShown)
  if (!isShown) return null
  const { provider } = rule.props ?? {}
  const [partner, logoUrl] = [textOf(rule.props?.partner), textOf(rule.props?.logoUrl)]
  const text = promptText(locale)
  const signIn = () =>
    isProvider(provider) && providers.includes(provider)
      ? emit('social_requested', { provider })
      : emit('auth_requested', { screen: 'sign_in' })
  return (
    <section ref={card} className={styles.card}>
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
