import { useId, useState } from 'react'
import { useHost, type ScreenProps } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import { authText } from '../entry/auth_text'
import { byLink } from '../entry/one_time'
import type { Faults } from '@sidepick/card-kit/forms/faults'
import { PasswordField } from '@sidepick/card-kit/forms/password_field'
import { PasswordRules } from '@sidepick/card-kit/forms/password_rules'
import { TermsBox } from '@sidepick/card-kit/forms/terms_box'
import { useAttempt } from '@sidepick/card-kit/forms/use_attempt'
import { FormPage } from '@sidepick/card-kit/screens/form_page'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import { Shaking } from '@sidepick/card-kit/screens/shaking'
import { CHECKS } from '../sign_up/check_draft'
import { emptyDraft } from '../sign_up/draft'
import { refusalOfName } from '../sign_up/use_name_check'
import { UsernameField } from '../sign_up/username_field'

const ASKED = ['username', 'password', 'tosSigned'] as const

/** What somebody invited still has to say: the e-mail is in the invitation. */
export function AcceptInvite({
  token,
  place,
  locale,
  emit,
  waitingPoints,
}: ScreenProps & { token: string }) {
  const titleId = useId()
  const rulesId = useId()
  const text = authText(locale)
  const host = useHost()
  const [draft, setDraft] = useState(emptyDraft)
  const [expired, setExpired] = useState(false)
  const { tryTo, calm, ...attempt } = useAttempt(text)
  const { faults } = attempt

  const fill = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes })
    calm()
  }

  const check = () => {
    const refused = refusalOfName(host, draft.username)
    const found: Faults = refused ? { username: text(refused) } : {}
    for (const field of ASKED) {
      const message = CHECKS[field](draft)
      if (message) found[field] = text(message)
    }
    return found
  }

  const goOn = () =>
    tryTo(
      check(),
      async () => {
        const { username, password, tosSigned } = draft
        const { language } = host
        const body = { username: username.trim(), password, tosSigned, language }
        const { refreshToken } = await host.http('POST /auth/confirm_invite', {
          body,
          ...byLink(token),
        })
        emit('analytics', { name: 'sign_up', properties: { method: 'invite' } })
        emit('signed_in', { refreshToken, method: 'invite' })
      },
      (refusal) => {
        const isDead = isRefused<'POST /auth/confirm_invite'>(refusal, 'E_TOKEN_EXPIRED')
        setExpired(isDead)
        return isDead
      }
    )

  const head = { place, emit, text, titleId }
  return (
    <ScreenFrame
      place={place}
      titleId={titleId}
      panel={<RewardPanel text={text} points={waitingPoints} reader="new" />}
    >
      {expired ? (
        <NoticePage {...head} title={text('invite_title')} sign="clock" look="bad">
          <p role="alert">{text('invite_expired')}</p>
        </NoticePage>
      ) : (
        <Shaking wrong={Boolean(faults.tosSigned)} round={attempt.round}>
          <FormPage
            {...head}
            {...attempt}
            title={text('invite_title')}
            lead={text('invite_lead')}
            primary={text('accept_invite')}
            onSubmit={goOn}
          >
            <UsernameField
              text={text}
              value={draft.username}
              fault={faults.username}
              onChange={(username) => fill({ username })}
            />
            <PasswordField
              text={text}
              value={draft.password}
              fault={faults.password}
              autoComplete="new-password"
              enterKeyHint="next"
              describedBy={rulesId}
              onChange={(password) => fill({ password })}
            />
            <PasswordRules id={rulesId} text={text} password={draft.password} />
            <TermsBox
              text={text}
              locale={locale}
              checked={draft.tosSigned}
              fault={faults.tosSigned}
              onChange={(tosSigned) => fill({ tosSigned })}
            />
          </FormPage>
        </Shaking>
      )}
    </ScreenFrame>
  )
}
