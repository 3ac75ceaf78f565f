import type { Card } from '@sidepick/card-kit'
import { textOf } from '../passive/passive_text'
import { greetingText } from './greeting_text'
import styles from './greeting.css'

/** A hand whose finger points down, at the answers. */
function Hand() {
  return (
    <svg className={styles.hand} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M22 14a8 8 0 0 1-8 8M18 11v-1a2 2 0 0 0-4 0M14 10V9a2 2 0 0 0-4 0v1M10 9.5V4a2 2 0 0 0-4 0v10" />
      <path d="M18 11a2 2 0 1 1 4 0v3a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15" />
    </svg>
  )
}

/** A bubble that invites to a pick while the engine greets by that name. The prop `text` replaces our words. */
const bubble =
  (greeting: string, pointer?: () => React.JSX.Element): Card =>
  ({ rule, play, locale }) => {
    if (play.greeting !== greeting) return null
    return (
      <div className={styles.over}>
        <p className={styles.bubble}>
          {textOf(rule, 'text', locale) ?? greetingText(locale)('pick')}
        </p>
        {pointer?.()}
      </div>
    )
  }

export const WelcomeMessageV3 = bubble('welcomeV3')
export const WelcomeMessageV4 = bubble('welcomeV4', Hand)
