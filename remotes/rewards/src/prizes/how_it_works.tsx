import { Button, useHasScreen, type ScreenProps } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import styles from './prizes.css'
import { prizesText, type PrizesMessage } from './prizes_text'

const STEPS: readonly PrizesMessage[] = [
  'how_play',
  'how_qualify',
  'how_draw',
  'how_confirm',
  'how_fair',
]

/** From the first point to a prize in somebody's hands. */
export function HowItWorks({ locale, emit }: Pick<ScreenProps, 'locale' | 'emit'>) {
  const text = prizesText(locale)
  const saysWhatPays = useHasScreen('EarnRewardsModal')
  return (
    <section className={styles.part} aria-label={text('how')}>
      <h2 className={styles.heading}>{text('how')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{text(step)}</li>
        ))}
      </ol>
      {saysWhatPays && (
        <Button
          look="quiet"
          className={styles.more}
          onClick={() => emit('screen_requested', { name: 'EarnRewardsModal' })}
        >
          {text('what_for')}
        </Button>
      )}
      <AppLink to="/docs/promotional-rules" emit={emit} className={styles.check}>
        {text('rules')}
      </AppLink>
    </section>
  )
}
