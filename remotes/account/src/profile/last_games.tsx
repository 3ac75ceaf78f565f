import type { Emit } from '@sidepick/card-kit'
import { Chip } from '@sidepick/card-kit/ui/chip'
import { Glyph, type GlyphName } from '@sidepick/card-kit/ui/glyph'
import { Row, Rows } from '@sidepick/card-kit/ui/row'
import type { Tone } from '@sidepick/card-kit/ui/tone'
import { decidedBy, type Decider } from '@sidepick/rules/game_types'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { GamePlayState } from '@sidepick/rules/types'
import type { AccountEndpoints } from '../endpoints'
import styles from './home.css'
import type { ProfileMessage, ProfileText } from './profile_text'

/** As many as are seen at a glance. */
const GAMES = 5

interface Look {
  said: ProfileMessage
  tone: Tone
  icon?: GlyphName
}

const OPEN: Look = { said: 'play_open', tone: 'info', icon: 'clock' }
const RIGHT: Look = { said: 'play_right', tone: 'success', icon: 'check' }
const WRONG: Look = { said: 'play_wrong', tone: 'danger', icon: 'cross' }

/** How a pick came out, in one word; the page of the result says more. */
const LOOKS: Record<GamePlayState, Look> = {
  waiting_for_match: OPEN,
  matched: OPEN,
  declared_winner: OPEN,
  declared_loser: OPEN,
  won: RIGHT,
  lost: WRONG,
  canceled: { said: 'play_canceled', tone: 'neutral' },
}

/** Whether a side can be right: an opinion is neither right nor wrong. */
const JUDGES: Record<Decider, boolean> = {
  answer: true,
  declaration: true,
  votes: false,
  nobody: false,
}
const PLAYED: Look = { said: 'play_done', tone: 'neutral' }

const lookOf = ({ game, state }: PlayWithGame): Look => {
  const look = LOOKS[state]
  const isJudged = look === RIGHT || look === WRONG
  return isJudged && game && !JUDGES[decidedBy(game)] ? PLAYED : look
}

interface Props {
  endpoints: AccountEndpoints
  text: ProfileText
  emit: Emit
}

/** What the player picked last, and how it came out; nothing before the first pick. */
export function LastGames({ endpoints, text, emit }: Props) {
  const { data } = endpoints.gameplaysList.useQuery(
    { query: { state: 'all', limit: GAMES } },
    { refetchOnMountOrArgChange: true }
  )
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{text('games_last')}</h2>
      <Rows label={text('games_last')}>
        {data.items.map((play) => (
          <Row
            key={play.id}
            link={{ to: `/results/${play.id}`, emit }}
            leading={<Glyph name="game" />}
            title={play.game?.text ?? text('game_gone')}
            detail={<Pick play={play} text={text} />}
          />
        ))}
      </Rows>
    </section>
  )
}

function Pick({ play, text }: { play: PlayWithGame; text: ProfileText }) {
  const { game, side, claimablePoints: points } = play
  const { said, tone, icon } = lookOf(play)
  return (
    <span className={styles.pick}>
      {game && <span>{text('game_picked', { side: { A: game.sideA, B: game.sideB }[side] })}</span>}
      {points > 0 ? (
        <Chip tone="gold" icon="gift">
          {text('play_claim', { points })}
        </Chip>
      ) : (
        <Chip tone={tone} icon={icon}>
          {text(said)}
        </Chip>
      )}
    </span>
  )
}
