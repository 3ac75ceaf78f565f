import type { Card, CardProps } from '@sidepick/card-kit'
import { copyText } from '@sidepick/card-kit/copy_text'
import { aroundText } from './around_text'
import styles from './discount_code_banner.css'

/** A stranger whose free games are over has an account to make before the code is worth something. */
const mustJoin = ({ play: { onboarding }, viewer }: Pick<CardProps, 'play' | 'viewer'>) =>
  !viewer.loggedIn && onboarding !== undefined && onboarding.played >= onboarding.games

/** A partner's discount over the picture of a result: the percent of the configuration, and the prop `discountCode` to copy. */
export const DiscountCodeBanner: Card = ({ rule, play, viewer, locale, emit }) => {
  const code = rule.props?.discountCode
  const { discountPercent: percent } = play
  if (typeof code !== 'string' || code === '' || !percent) return null
  const text = aroundText(locale)
  const say = (kind: 'success' | 'error', message: 'copied' | 'not_copied' | 'join') =>
    emit('toast', { kind, text: text(`discount_${message}`) })
  const copy = () => {
    if (mustJoin({ play, viewer })) {
      say('error', 'join')
      return emit('auth_requested', { screen: 'sign_up' })
    }
    void copyText(code).then(
      () => say('success', 'copied'),
      () => say('error', 'not_copied')
    )
  }
  return (
    <section className={styles.banner}>
      <p className={styles.title}>{text('discount_title', { percent })}</p>
      <code className={styles.code}>{code}</code>
      <button
        type="button"
        className={styles.copy}
        aria-label={text('discount_copy_code', { code })}
        onClick={copy}
      >
        {text('discount_copy')}
      </button>
    </section>
  )
}
