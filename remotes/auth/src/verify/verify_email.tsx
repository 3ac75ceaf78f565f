import { useCallback, useEffect, useId, useState } from 'react'
import { useHost, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { byLink } from '../entry/one_time'
import { useLinkCheck } from '../entry/use_link_check'
import { LinkNotice } from '@sidepick/card-kit/screens/link_notice'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import { MadeIt, type Answered } from './made_it'
import { UnverifiedNotice } from './unverified_notice'
import { VerifiedNotice } from './verified_notice'

/** Nobody asks whoever is known to have verified before. */
const BEFORE: Answered = { madeIt: true, passwordToken: null }

/** Where the mailed link to verify an e-mail leads. Opening it changes nothing: some mail programs open links by themselves. */
export const VerifyEmail: Screen = ({ place, query, viewer, locale, emit, waitingPoints }) => {
  const titleId = useId()
  const text = authText(locale)
  const { http } = useHost()
  const { token = '' } = query
  const [answered, setAnswered] = useState<Answered | null>(null)
  const check = useCallback(
    () => http('POST /auth/verify_email/verify_token', byLink(token)),
    [http, token]
  )
  const { link, retry, giveUp } = useLinkCheck(check)
  const usedBefore = link.state === 'dead' && viewer.profile?.emailVerified === true
  const answer = answered ?? (usedBefore ? BEFORE : null)

  useEffect(() => {
    if (answered) emit('profile_changed', {})
  }, [answered, emit])

  const head = { place, emit, text, titleId }
  const page = () => {
    if (answer) return <VerifiedNotice {...head} answer={answer} />
    if (link.state === 'good') {
      const asked = { ...head, token, account: link.answer }
      return <MadeIt {...asked} onAnswered={setAnswered} onDead={giveUp} />
    }
    if (link.state === 'dead') return <UnverifiedNotice {...head} viewer={viewer} />
    return (
      <LinkNotice
        {...head}
        title={text(link.state === 'failed' ? 'verify_failed' : 'verifying')}
        waiting={text('checking_link')}
        failed={link.state === 'failed'}
        onRetry={retry}
      />
    )
  }

  return (
    <ScreenFrame
      place={place}
      titleId={titleId}
      panel={<RewardPanel text={text} points={waitingPoints} />}
    >
      {page()}
    </ScreenFrame>
  )
}
