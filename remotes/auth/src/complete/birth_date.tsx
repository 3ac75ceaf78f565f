import { useId } from 'react'
import { Button, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { goTo } from '../entry/paths'
import { BackButton } from '@sidepick/card-kit/screens/back_button'
import { FormPage } from '@sidepick/card-kit/screens/form_page'
import { LinkNotice } from '@sidepick/card-kit/screens/link_notice'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import { Progress } from '@sidepick/card-kit/screens/progress'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import styles from '@sidepick/card-kit/screens/screen.css'
import { BirthDateStep } from '../sign_up/birth_date_step'
import { LocationStep } from '../sign_up/location_step'
import { StateStep } from '../sign_up/state_step'
import { titleOf } from '../sign_up/steps'
import { useCompletion, type CompletionStep } from './use_completion'

const FIELDS: Record<CompletionStep, typeof BirthDateStep> = {
  'birth-date': BirthDateStep,
  'location': LocationStep,
  'state': StateStep,
}

/** What an account made with another one still lacks: a birthday and a home. */
export const BirthDate: Screen = ({ place, viewer, locale, emit, waitingPoints }) => {
  const titleId = useId()
  const text = authText(locale)
  const completion = useCompletion({ text, emit })
  const { step, steps, busy } = completion
  const Fields = FIELDS[step]
  const head = { place, emit, text, titleId }

  const page = () => {
    if (viewer.loading) {
      return (
        <LinkNotice
          {...head}
          title={text(titleOf(step))}
          waiting={text('sending')}
          failed={false}
          onRetry={() => undefined}
        />
      )
    }
    if (!viewer.loggedIn) {
      return (
        <NoticePage
          {...head}
          title={text('alert_title')}
          actions={
            <Button className={styles.primary} onClick={() => goTo(emit, 'sign_in')}>
              {text('sign_in')}
            </Button>
          }
        />
      )
    }
    if (completion.done) {
      return (
        <NoticePage
          {...head}
          title={text('completed')}
          sign="check"
          actions={
            <Button className={styles.primary} onClick={() => emit('screen_closed', {})}>
              {text('keep_playing')}
            </Button>
          }
        />
      )
    }
    return (
      <FormPage
        key={step}
        {...head}
        title={text(titleOf(step))}
        lead={text('complete_lead')}
        progress={<Progress text={text} step={steps.indexOf(step)} steps={steps.length} />}
        alert={completion.alert}
        round={completion.round}
        busy={busy}
        primary={text(completion.last ? 'save' : 'continue')}
        aside={
          completion.goBack && <BackButton text={text} busy={busy} onBack={completion.goBack} />
        }
        onSubmit={completion.goOn}
      >
        <Fields
          text={text}
          locale={locale}
          draft={completion.draft}
          faults={completion.faults}
          emit={emit}
          fill={completion.fill}
        />
      </FormPage>
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
