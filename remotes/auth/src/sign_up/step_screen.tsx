import { useId, type ComponentType } from 'react'
import type { Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { goTo } from '../entry/paths'
import { BackButton } from '@sidepick/card-kit/screens/back_button'
import { FormPage } from '@sidepick/card-kit/screens/form_page'
import { Progress } from '@sidepick/card-kit/screens/progress'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import { Shaking } from '@sidepick/card-kit/screens/shaking'
import { SwitchLink } from '@sidepick/card-kit/screens/switch_link'
import type { StepProps } from './step_props'
import { STEPS, stepBefore, stepsOf, titleOf, type StepName } from './steps'
import { useSignUp } from './use_sign_up'

/** One step of the sign-up as a screen of its own: a page under its address, or a dialog over the game. */
export function stepScreen(step: StepName, Fields: ComponentType<StepProps>): Screen {
  const before = stepBefore(step)
  const StepScreen: Screen = ({ place, locale, emit, waitingPoints }) => {
    const titleId = useId()
    const text = authText(locale)
    const signUp = useSignUp({ step, text, emit })
    const { draft, faults, busy, round } = signUp
    if (signUp.lacking) return null
    return (
      <ScreenFrame
        place={place}
        titleId={titleId}
        panel={<RewardPanel text={text} points={waitingPoints} reader="new" />}
      >
        <Shaking wrong={Boolean(faults.tosSigned)} round={round}>
          <FormPage
            place={place}
            emit={emit}
            text={text}
            titleId={titleId}
            title={text(titleOf(step))}
            progress={
              <Progress text={text} step={STEPS.indexOf(step)} steps={stepsOf(draft).length} />
            }
            alert={signUp.alert}
            round={round}
            busy={busy}
            primary={text(signUp.last ? 'create_account' : 'continue')}
            aside={
              before ? (
                <BackButton
                  text={text}
                  busy={busy}
                  onBack={() => goTo(emit, before, { replace: true })}
                />
              ) : (
                <SwitchLink
                  question={text('have_account')}
                  label={text('sign_in')}
                  busy={busy}
                  onSwitch={() => goTo(emit, 'sign_in')}
                />
              )
            }
            onSubmit={signUp.proceed}
          >
            <Fields
              text={text}
              locale={locale}
              draft={draft}
              faults={faults}
              emit={emit}
              fill={signUp.fill}
            />
          </FormPage>
        </Shaking>
      </ScreenFrame>
    )
  }
  StepScreen.displayName = `StepScreen(${step})`
  return StepScreen
}
