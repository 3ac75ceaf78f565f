import type { Card } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { AuthLink } from '../prompts/auth_link'
import { promptText } from '../prompts/prompt_text'
import { QuickForm } from '../prompts/quick_form'
import { termsModeOf, useQuickSignUp } from '../prompts/use_quick_sign_up'
import { VARIANTS } from '../prompts/variants'
import { WaysIn } from '../prompts/ways_in'
import ways from '../prompts/ways_in.css'
import styles from './inline_sign_up.css'
import { occasionOf } from './occasion'

/** The sign-up inside the card: e-mail, terms, other accounts. */
export const InlineSignUp: Card = (card) => {
  const { rule, locale, emit } = card
  const terms = termsModeOf(rule.props)
  const quick = useQuickSignUp({ terms, locale, emit })
  const { noHeader, whereCanWeLetYouKnow } = VARIANTS
  const pending = occasionOf(card) === 'result_pending'
  const text = promptText(locale)
  return (
    <div className={styles.inline}>
      <QuickForm
        quick={quick}
        terms={terms}
        action={text((pending ? whereCanWeLetYouKnow : noHeader).action)}
        locale={locale}
        emit={emit}
        label={text(noHeader.name)}
        others={<WaysIn quick={quick} locale={locale} emit={emit} />}
      />
      <p className={ways.links}>
        <span>{text('have_account')}</span>
        <AuthLink method="sign_in" label={authText(locale)('sign_in')} emit={emit} />
      </p>
    </div>
  )
}
