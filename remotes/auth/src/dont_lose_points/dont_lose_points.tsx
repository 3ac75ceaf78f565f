import { useId, useState } from 'react'
import { useAttention, useHost, type Card, type CardProps } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { AuthLink } from '../prompts/auth_link'
import { AutoCloseNote } from '../prompts/auto_close_note'
import { prompts } from '../prompts/prompt_config'
import { PromptSheet } from '../prompts/prompt_sheet'
import { promptText } from '../prompts/prompt_text'
import { QuickForm } from '../prompts/quick_form'
import { termsModeOf, useQuickSignUp } from '../prompts/use_quick_sign_up'
import { variantOf } from '../prompts/variants'
import { WaysIn } from '../prompts/ways_in'
import styles from '../prompts/ways_in.css'

/** Between two games: what is lost by leaving now. `props.variant` chooses its look, and the engine's clock ends it. */
export const DontLosePoints: Card = (card) => {
  const [gone, setGone] = useState(false)
  if (card.viewer.loggedIn || card.viewer.loading || gone) return null
  return <OpenCard {...card} onGone={() => setGone(true)} />
}

function OpenCard({
  rule,
  play,
  timers,
  locale,
  emit,
  onGone,
}: CardProps & { onGone: () => void }) {
  const { signUp } = useHost()
  const titleId = useId()
  const terms = termsModeOf(rule.props)
  const attention = useAttention(emit)
  const [writing, setWriting] = useState(false)
  const close = () => {
    onGone()
    emit('next_requested', {})
  }
  const quick = useQuickSignUp({ terms, locale, emit, onRegistered: close })
  const { remainingMs = 0 } = timers.autoAdvance ?? {}
  const timer = {
    running: remainingMs > 0 && !writing && !play.stopped,
    secondsLeft: Math.ceil(remainingMs / 1000),
    keepOpen: () => emit('time_requested', { ms: null }),
  }
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
        footer={<AutoCloseNote timer={timer} locale={locale} />}
      >
        <QuickForm
          quick={quick}
          terms={terms}
          action={text(variant.action)}
          locale={locale}
          emit={emit}
          labelledBy={titleId}
          others={<WaysIn quick={quick} locale={locale} emit={emit} />}
          onEmailFocus={() => setWriting(true)}
          onEmailBlur={() => {
            setWriting(false)
            emit('time_requested', { ms: prompts.closeAfterEmailMs })
          }}
        />
        <p className={styles.links}>
          <span>{text('have_account')}</span>
          <AuthLink method="sign_in" label={authText(locale)('sign_in')} emit={emit} />
          <AuthLink method="sign_up" label={text('all_ways')} emit={emit} />
        </p>
      </PromptSheet>
    </div>
  )
}
