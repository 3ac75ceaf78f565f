import { useId } from 'react'
import { useHost, type Screen } from '@sidepick/card-kit'
import { prompts } from '../prompts/prompt_config'
import { PromptSheet } from '../prompts/prompt_sheet'
import { promptText } from '../prompts/prompt_text'
import { QuickForm } from '../prompts/quick_form'
import { termsModeOf, useQuickSignUp } from '../prompts/use_quick_sign_up'
import { QUICK } from '../prompts/variants'
import styles from './quick_sign_up.css'

/** Qualifies with nothing but an e-mail, over the game. */
export const QuickSignUpModal: Screen = ({ props, waitingPoints, locale, emit }) => {
  const { signUp } = useHost()
  const titleId = useId()
  const terms = termsModeOf(props)
  const quick = useQuickSignUp({ terms, locale, emit })
  const text = promptText(locale)
  const points = Math.min(waitingPoints, prompts.pointsMax)

  return (
    <PromptSheet
      variant={QUICK}
      titleId={titleId}
      points={points}
      bonus={signUp.bonus}
      locale={locale}
      onClose={() => emit('screen_closed', {})}
    >
      {points > 0 && <p className={styles.keeps}>{text('quick_keeps', { points })}</p>}
      <QuickForm
        leadsFocus
        quick={quick}
        terms={terms}
        action={text(QUICK.action)}
        locale={locale}
        emit={emit}
        labelledBy={titleId}
      />
    </PromptSheet>
  )
}
