import { Icon, useHasScreen, type Card, type CardProps, type IconName } from '@sidepick/card-kit'
import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import { textOf } from '../passive/passive_text'
import { around as config } from './around_config'
import { aroundText, type AroundText } from './around_text'
import styles from './around.css'

interface HintProps {
  icon: IconName
  words: string
  /** What leads on; null where nothing does. */
  way: { words: string; onPress: () => void } | null
}

function Hint({ icon, words, way }: HintProps) {
  return (
    <div className={styles.info}>
      <Icon name={icon} />
      <p>{words}</p>
      {way && (
        <button type="button" className={styles.press} onClick={way.onPress}>
          {way.words}
        </button>
      )}
    </div>
  )
}

/** What the look says of a game that asks for it by the name of a message. */
function messageOf({ rule, game, locale }: Pick<CardProps, 'rule' | 'game' | 'locale'>) {
  const { systemMessageName: name } = game.metadata
  const props = (rule.props?.messages ?? {}) as Record<string, unknown>
  return name === undefined ? undefined : textOf({ ...rule, props }, name, locale)
}

type Part = Pick<CardProps, 'play' | 'emit'> & { text: AroundText }

/** What a player is told with the first games of a visit: first what there is to win, then what pays. */
function Tip({ play, emit, text }: Part) {
  const saysWhatPays = useHasScreen('EarnRewardsModal')
  const tips = [
    <Hint
      key="rewards"
      icon="crown"
      words={text('tip_rewards')}
      way={{
        words: text('tip_rewards_button'),
        onPress: () => emit('navigated', { to: '/prizes' }),
      }}
    />,
    saysWhatPays && (
      <Hint
        key="points"
        icon="star"
        words={text('tip_points')}
        way={{
          words: text('tip_points_button'),
          onPress: () => emit('screen_requested', { name: 'EarnRewardsModal' }),
        }}
      />
    ),
  ]
  return tips.slice(0, config.tips)[play.gameIndex] ?? null
}

/** What waits for whoever gave an e-mail address, and the way to the password that it waits for. */
function Promised({ points, emit, text }: Omit<Part, 'play'> & { points: number }) {
  const hasPassword = useHasScreen('ForgotPassword')
  const choosePassword = () => emit('screen_requested', { name: 'ForgotPassword' })
  const way = { words: text('info_promised_button'), onPress: choosePassword }
  return (
    <Hint icon="star" words={text('info_promised', { points })} way={hasPassword ? way : null} />
  )
}

function Marks({ played, size }: Way) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: size }, (_, at) => (
        <i key={at} className={at < played ? `${styles.mark} ${styles.played}` : styles.mark} />
      ))}
    </span>
  )
}

interface Way {
  played: number
  size: number
}

/** How far a stranger is: a mark for each game inside a set of games, words alone elsewhere. */
function Progress({ way, marks, goal, text }: ProgressProps) {
  return (
    <div className={styles.info}>
      <p>
        <b>{text('info_progress', { number: way.played + 1, games: way.size })}</b>
        {goal !== null && <span className={styles.goal}>{goal}</span>}
      </p>
      {marks && <Marks {...way} />}
    </div>
  )
}

interface ProgressProps {
  way: Way
  marks: boolean
  /** What waits at its end. */
  goal: string | null
  text: AroundText
}

/**
 * A line over the picture of a question that nobody has answered. A game may have its own, by its name in `props.messages`, and the
 * first one names the player whose challenge led here. A stranger is told the way through the first games (`props.setSize` long, `props.insideSet` marks each), then what there is to
 * keep; a player gets tips. Pages with games of the day and challenges count by themselves.
 */
export const GameInfo: Card = ({ rule, game, play, viewer, locale, emit }) => {
  const message = messageOf({ rule, game, locale })
  if (message !== undefined) {
    return (
      <div className={styles.info}>
        <p>{message}</p>
      </div>
    )
  }
  const text = aroundText(locale)
  if (play.challengedBy !== undefined && play.gameIndex === 0) {
    return <Hint icon="crown" words={text('challenged', { name: play.challengedBy })} way={null} />
  }
  const { onboarding, gamesLeft, challenge, day, sessionPoints } = play
  if (challenge || day || viewer.loading) return null
  if (viewer.loggedIn) return <Tip {...{ play, emit, text }} />
  if (viewer.promisedPoints) {
    return <Promised points={viewer.promisedPoints + sessionPoints} {...{ emit, text }} />
  }
  if (viewer.registered || !onboarding || onboarding.played === 0) return null
  const signUp = () => {
    const variant = signUpVariant('points_wait', sessionPoints)
    emit('auth_requested', { screen: 'sign_up', variant })
  }
  if (gamesLeft !== undefined) {
    const words = text('info_left', { left: gamesLeft })
    const way = { words: text('info_left_button'), onPress: signUp }
    return <Hint icon="star" words={words} way={way} />
  }
  const size = Number(rule.props?.setSize ?? config.setSize)
  const { played } = onboarding
  if (played < size) {
    const { set } = play
    const marks = set !== undefined || rule.props?.insideSet === true
    const left = marks ? null : text('info_goal', { left: size - played })
    const goal = set ? text('info_set', { points: set.points }) : left
    return <Progress {...{ way: set ?? { played, size }, marks, goal, text }} />
  }
  return (
    <Hint
      icon="star"
      words={text('info_keep', { points: sessionPoints })}
      way={{ words: text('info_keep_button'), onPress: signUp }}
    />
  )
}
