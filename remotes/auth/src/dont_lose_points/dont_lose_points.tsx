import { useId, useState } from 'react'
import { useHost, type Card, type CardProps } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { AuthLink } from '../prompts/auth_link'
import { AutoCloseNote } from '../prompts/auto_close_note'
import { prompts } from '../prompts/prompt_config'
import { PromptSheet } from '../prompts/prompt_sheet'
import { promptText } from '../prompts/prompt_text'
import { QuickForm } from '../prompts/quick_form'
import { useAutoClose } from '../prompts/use_auto_close'
import { useHeld } from '../prompts/use_held'
import { termsModeOf, useQuickSignUp } from '../prompts/use_quick_sign_up'
import { variantOf } from '../prompts/variants'
import { WaysIn } from '../prompts/ways_in'
import styles from '../prompts/ways_in.css'

/** Between two games: what is lost by leaving now. `props.variant` chooses its look. */
export const DontLosePoints: Card = (card) => {
  const [gone, setGone] = useState(false)
  if (card.viewer.loggedIn || card.viewer.loading || gone) return null
  return <OpenCard {...card} onGone={() => setGone(true)} />
}

function OpenCard({ rule, play, locale, emit, onGone }: CardProps & { onGone: () => void }) {
  const { signUp } = useHost()
  const titleId = useId()
  const terms = termsModeOf(rule.props)
  const { held, attention } = useHeld(emit)
  const close = () => {
    onGone()
    emit('next_requested', {})
  }
  const quick = useQuickSignUp({ terms, locale, emit, onRegistered: close })
  const timer = useAutoClose({
    durationMs: prompts.closeAfterMs,
    held: held || play.paused || quick.busy,
    onClose: close,
  })
  const variant = variantOf(rule.props?.variant)
  const text = promptText(locale)

  return (
    <div {...attention}>
      <PromptSheet
        variant={variant}
        titleId={titleId}
        points={play.sessionPoints}
        bonus={signUp.bonus}
        locale={locale}
        onClose={close}
      >
        <QuickForm
          quick={quick}
          terms={terms}
          action={text(variant.action)}
          locale={locale}
          emit={emit}
          labelledBy={titleId}
          others={<WaysIn quick={quick} locale={locale} emit={emit} />}
          onEmailFocus={timer.stop}
          onEmailBlur={() => timer.restart(prompts.closeAfterEmailMs)}
        />
        <p className={styles.links}>
          <span>{text('have_account')}</span>
          <AuthLink method="sign_in" label={authText(locale)('sign_in')} emit={emit} />
          <AuthLink method="sign_up" label={text('all_ways')} emit={emit} />
        </p>
        <AutoCloseNote timer={timer} locale={locale} />
      </PromptSheet>
    </div>
  )
}
