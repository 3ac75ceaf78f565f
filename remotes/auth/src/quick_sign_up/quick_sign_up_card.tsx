import { useId } from 'react'
import { Icon, IconButton, useHost, type Card, type CardProps } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { AutoCloseNote } from '../prompts/auto_close_note'
import { prompts } from '../prompts/prompt_config'
import { promptText } from '../prompts/prompt_text'
import { QuickForm } from '../prompts/quick_form'
import { useAutoClose } from '../prompts/use_auto_close'
import { useDismissal } from '../prompts/use_dismissal'
import { useHeld } from '../prompts/use_held'
import { termsModeOf, useQuickSignUp } from '../prompts/use_quick_sign_up'
import { QUICK } from '../prompts/variants'
import styles from './quick_sign_up.css'

/** Qualifies with nothing but an e-mail, beside the game; goes by itself when nobody cares. */
export const QuickSignUpCard: Card = (card) => {
  const { viewer, play } = card
  const { away, dismiss, settle } = useDismissal(play.gameIndex)
  if (viewer.loggedIn || viewer.loading || viewer.registered || away) return null
  return <OpenCard key={play.gameIndex} card={card} onClose={dismiss} onRegistered={settle} />
}

interface Props {
  card: CardProps
  onClose: () => void
  onRegistered: () => void
}

function OpenCard({ card, onClose, onRegistered }: Props) {
  const { rule, play, locale, emit } = card
  const { signUp } = useHost()
  const titleId = useId()
  const terms = termsModeOf(rule.props)
  const { held, attention } = useHeld(emit)
  const quick = useQuickSignUp({ terms, locale, emit, onRegistered })
  const timer = useAutoClose({
    durationMs: prompts.closeAfterMs,
    held: held || quick.busy || !quick.blank,
    onClose,
  })
  const text = promptText(locale)
  const points = Math.min(play.sessionPoints, prompts.pointsMax)

  return (
    <section className={styles.place} aria-labelledby={titleId} {...attention}>
      <div className={styles.card}>
        <header className={styles.head}>
          <span className={styles.badge}>
            <Glyph name="star" size="large" />
          </span>
          <div className={styles.words}>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {text('quick_title')}
            </h2>
            <p className={styles.lead}>
              {points > 0
                ? text('quick_keeps', { points })
                : text('quick_lead', { bonus: signUp.bonus })}
            </p>
          </div>
          <IconButton
            className={styles.close}
            aria-label={authText(locale)('close')}
            onClick={onClose}
          >
            <Icon name="cross" />
          </IconButton>
        </header>
        <QuickForm
          quick={quick}
          terms={terms}
          action={text(QUICK.action)}
          locale={locale}
          emit={emit}
          labelledBy={titleId}
        />
        <AutoCloseNote timer={timer} locale={locale} />
      </div>
    </section>
  )
}
