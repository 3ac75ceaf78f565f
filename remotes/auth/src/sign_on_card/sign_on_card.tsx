import { useEffect } from 'react'
import {
  Button,
  deferred,
  Icon,
  useAttention,
  useHost,
  type Card,
  type CardProps,
  type Phase,
} from '@sidepick/card-kit'
import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import { cardText } from '../card_text'
import { preloadEntry } from '../entry/deferred_screens'
import { classes } from '@sidepick/card-kit/ui/classes'
import { useHasPassed } from '@sidepick/card-kit/use_passed'
import { loadPrompts } from '../prompts/deferred_prompts'
import { prompts } from '../prompts/prompt_config'
import { occasionOf } from './occasion'
import styles from './sign_on.css'
import { useRoom } from './use_room'

const InlineSignUp = deferred<CardProps>(
  () => loadPrompts().then(({ InlineSignUp: Inline }) => Inline),
  { loading: (card) => <WaysIn {...card} />, failed: (card) => <WaysIn {...card} /> }
)

/** The two ways in as buttons: all that fits where the stage is low. */
function WaysIn(card: CardProps) {
  const { play, locale, emit } = card
  const text = cardText(locale)
  const signUp = () => {
    const variant = signUpVariant(occasionOf(card), play.sessionPoints)
    emit('auth_requested', { screen: 'sign_up', variant })
  }
  const signIn = () => emit('auth_requested', { screen: 'sign_in' })
  return (
    <>
      <Button className={styles.lead} onClick={signUp}>
        {text('sign_up')}
      </Button>
      <Button look="quiet" className={styles.quiet} onClick={signIn}>
        {text('sign_in')}
      </Button>
    </>
  )
}

/** When a pick has settled. */
const RESULTS: readonly Phase[] = ['result', 'playResponse']

/**
 * Reminds a stranger, once a pick has settled, that the points of it are not kept yet. Where there is room the sign-up stands
 * in it: with a box for the terms to tick, or in `props.terms` 'compact' with a sentence that agrees by going on.
 */
export const SignOnCard: Card = (card) => {
  const { viewer, phase } = card
  const { loggedIn, loading, registered } = viewer
  const shown = !loggedIn && !loading && !registered && RESULTS.includes(phase)

  useEffect(() => {
    // Early, so that the screen opens at once.
    if (shown) void preloadEntry()
  }, [shown])

  return shown ? <Ticket {...card} /> : null
}

/** The first result that a stranger ever had is seen before anything is asked; the ticket keeps its place meanwhile. */
function useFirstResultSeen({ game, play }: CardProps): boolean {
  const waits = play.onboarding?.played === 1
  const passed = useHasPassed(waits ? game.id : null, prompts.firstResultMs)
  return !waits || passed
}

function Ticket(card: CardProps) {
  const { play, locale, emit } = card
  const { bonus } = useHost().signUp
  const attention = useAttention(emit)
  const seen = useFirstResultSeen(card)
  const { ref, roomy } = useRoom()
  const text = cardText(locale)
  const { sessionPoints: points } = play
  const headline = () => {
    if (occasionOf(card) === 'result_pending') return text('let_you_know')
    return points > 0 ? text('keep_points', { points }) : text('start_with', { bonus })
  }
  return (
    <section
      ref={ref}
      className={classes(styles.card, roomy && styles.roomy, !seen && styles.later)}
      {...attention}
    >
      <span className={styles.stub}>
        <Icon name="star" />
      </span>
      <p className={styles.text}>
        <strong className={styles.headline}>{headline()}</strong>
        {points > 0 && <span className={styles.bonus}>{text('bonus', { bonus })}</span>}
      </p>
      {roomy ? <InlineSignUp {...card} /> : <WaysIn {...card} />}
    </section>
  )
}
