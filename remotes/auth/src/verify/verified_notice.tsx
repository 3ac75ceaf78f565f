import { Button, type ScreenProps } from '@sidepick/card-kit'
import type { AuthText } from '../entry/auth_text'
import { goTo, goToNewPassword } from '../entry/paths'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import styles from '@sidepick/card-kit/screens/screen.css'
import type { Answered } from './made_it'

interface Props extends Pick<ScreenProps, 'place' | 'emit'> {
  text: AuthText
  titleId: string
  answer: Answered
}

/** The address is proved. Whoever did not make the account takes it by choosing its password. */
export function VerifiedNotice({ answer: { madeIt, passwordToken }, ...head }: Props) {
  const { text, emit } = head
  const choose = () =>
    passwordToken === null ? goTo(emit, 'forgot_password') : goToNewPassword(emit, passwordToken)
  return (
    <NoticePage
      {...head}
      title={text(madeIt ? 'verified' : 'taken')}
      sign="check"
      actions={
        <Button
          className={styles.primary}
          onClick={madeIt ? () => emit('screen_closed', {}) : choose}
        >
          {text(madeIt ? 'keep_playing' : 'set_password')}
        </Button>
      }
    >
      <p role="status">{text(madeIt ? 'verified_lead' : 'taken_lead')}</p>
    </NoticePage>
  )
}
