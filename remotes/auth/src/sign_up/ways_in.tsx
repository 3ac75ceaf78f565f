import { useId } from 'react'
import { useHost, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { goTo } from '../entry/paths'
import { socialError } from '../entry/social_error'
import { FormAlert } from '@sidepick/card-kit/forms/form_alert'
import { TermsBox } from '@sidepick/card-kit/forms/terms_box'
import { useFocusOrder } from '@sidepick/card-kit/forms/use_focus_order'
import { classes } from '@sidepick/card-kit/ui/classes'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import { ScreenHead } from '@sidepick/card-kit/screens/screen_head'
import { Shaking } from '@sidepick/card-kit/screens/shaking'
import { SwitchLink } from '@sidepick/card-kit/screens/switch_link'
import styles from '@sidepick/card-kit/screens/screen.css'
import { SocialButtons } from '../social/social_buttons'
import { signUpStoreOf } from './sign_up_store'
import { useSignUpState } from './use_sign_up_state'

/** All ways to an account, each of them behind the terms. */
export const WaysIn: Screen = ({ place, query, locale, emit, waitingPoints }) => {
  const titleId = useId()
  const text = authText(locale)
  const store = signUpStoreOf(useHost())
  const { draft, faults, round } = useSignUpState(store)
  const page = useFocusOrder<HTMLDivElement>(null, round)
  const problem = socialError(query.error, text)

  const mayGoOn = () => {
    if (!draft.tosSigned) store.refuse({ tosSigned: text('terms_missing') })
    return draft.tosSigned
  }

  return (
    <ScreenFrame
      place={place}
      titleId={titleId}
      panel={<RewardPanel text={text} points={waitingPoints} reader="new" />}
    >
      <Shaking wrong={Boolean(faults.tosSigned)} round={round}>
        <div ref={page} className={styles.form}>
          <ScreenHead
            place={place}
            emit={emit}
            text={text}
            titleId={titleId}
            title={text('index_title')}
          />
          <div className={styles.body} role="group" aria-labelledby={titleId}>
            {problem && <FormAlert>{problem}</FormAlert>}
            <TermsBox
              text={text}
              locale={locale}
              checked={draft.tosSigned}
              fault={faults.tosSigned}
              onChange={(tosSigned) => store.fill({ tosSigned })}
            />
            <SocialButtons
              text={text}
              emit={emit}
              mayGoOn={mayGoOn}
              tosSigned={draft.tosSigned}
              onEmail={() => goTo(emit, 'email')}
            />
          </div>
          <footer className={classes(styles.bar, styles.centred)}>
            <SwitchLink
              question={text('have_account')}
              label={text('sign_in')}
              busy={false}
              onSwitch={() => goTo(emit, 'sign_in')}
            />
          </footer>
        </div>
      </Shaking>
    </ScreenFrame>
  )
}
