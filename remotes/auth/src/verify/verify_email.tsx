import { useCallback, useEffect, useId } from 'react'
import { Button, useHost, type Screen } from '@sidepick/card-kit'
import { authText } from '../account/account_text'
import { withLink } from '../account/one_time'
import { useLinkCheck } from '../account/use_link_check'
import { LinkNotice } from '../screen/link_notice'
import { NoticePage } from '../screen/notice_page'
import { RewardPanel } from '../screen/reward_panel'
import { ScreenFrame } from '../screen/screen_frame'
import styles from '../screen/screen.css'
import { UnverifiedNotice } from './unverified_notice'

/** Where the mailed link to verify an e-mail leads. */
export const VerifyEmail: Screen = ({ place, query, viewer, locale, emit, waitingPoints }) => {
  const titleId = useId()
  const text = authText(locale)
  const { http } = useHost()
  const { token = '' } = query
  const check = useCallback(() => withLink(http, '/auth/verify_email', token), [http, token])
  const { link, retry } = useLinkCheck(check)
  const used = link.state === 'good'
  // Some mail programs open links before their readers do.
  const verified = used || (link.state === 'dead' && viewer.profile?.emailVerified === true)

  useEffect(() => {
    if (used) emit('profile_changed', {})
  }, [used, emit])

  const head = { place, emit, text, titleId }
  const page = () => {
    if (verified) {
      return (
        <NoticePage
          {...head}
          title={text('verified')}
          sign="check"
          actions={
            <Button className={styles.primary} onClick={() => emit('screen_closed', {})}>
              {text('keep_playing')}
            </Button>
          }
        >
          <p role="status">{text('verified_lead')}</p>
        </NoticePage>
      )
    }
    if (link.state === 'dead') return <UnverifiedNotice {...head} viewer={viewer} locale={locale} />
    return (
      <LinkNotice
        {...head}
        title={text(link.state === 'failed' ? 'verify_failed' : 'verifying')}
        waiting={text('sending')}
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
