import { useId } from 'react'
import { useHost, type Screen } from '@sidepick/card-kit'
import { AuthLink } from '../prompts/auth_link'
import { PromptSheet } from '../prompts/prompt_sheet'
import { promptText } from '../prompts/prompt_text'
import { QuickForm } from '../prompts/quick_form'
import styles from '../prompts/ways_in.css'
import { termsModeOf, useQuickSignUp } from '../prompts/use_quick_sign_up'
import { variantOf } from '../prompts/variants'
import { WaysIn } from '../prompts/ways_in'
import { authText } from '../entry/auth_text'

/**
 * Asks to sign up, in the way that `props.variant` names. `props.terms` 'compact' needs no tick. Where the host insists, no
 * game is left without an account: it says so, and has no button to close.
 */
export const SignUpModal: Screen = ({ props, waitingPoints, locale, insists, emit }) => {
  const { signUp } = useHost()
  const titleId = useId()
  const terms = termsModeOf(props)
  const quick = useQuickSignUp({ terms, locale, emit })
  const variant = variantOf(props.variant)
  const text = promptText(locale)
  const close = () => emit('screen_closed', {})

  return (
    <PromptSheet
      variant={variant}
      titleId={titleId}
      points={waitingPoints}
      bonus={signUp.bonus}
      locale={locale}
      onClose={insists ? null : close}
    >
      {insists && <p className={styles.limit}>{text('limit_reached')}</p>}
      <QuickForm
        leadsFocus
        quick={quick}
        terms={terms}
        action={text(variant.action)}
        locale={locale}
        emit={emit}
        labelledBy={titleId}
        others={<WaysIn quick={quick} locale={locale} emit={emit} />}
      />
      <p className={styles.links}>
        <span>{text('have_account')}</span>
        <AuthLink method="sign_in" label={authText(locale)('sign_in')} emit={emit} />
        <AuthLink method="sign_up" label={text('all_ways')} emit={emit} />
      </p>
    </PromptSheet>
  )
}
