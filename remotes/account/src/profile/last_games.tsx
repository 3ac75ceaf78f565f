import type { Emit } from '@sidepick/card-kit'
import { ClaimLabel, PlayLabel } from '@sidepick/card-kit/plays/play_label'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { Row, Rows } from '@sidepick/card-kit/ui/row'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { Locale } from '@sidepick/rules/types'
import type { AccountEndpoints } from '../endpoints'
import styles from './home.css'
import type { ProfileText } from './profile_text'

/** As many as are seen at a glance. */
const GAMES = 5

interface Props {
  endpoints: AccountEndpoints
  text: ProfileText
  locale: Locale
  emit: Emit
}

/** What the player picked last, and how it came out; nothing before the first pick. */
export function LastGames({ endpoints, text, locale, emit }: Props) {
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
            detail={<Picked play={play} text={text} locale={locale} />}
          />
        ))}
      </Rows>
    </section>
  )
}

function Picked({ play, text, locale }: Pick<Props, 'text' | 'locale'> & { play: PlayWithGame }) {
  const { game, side } = play
  return (
    <span className={styles.pick}>
      {game && <span>{text('game_picked', { side: { A: game.sideA, B: game.sideB }[side] })}</span>}
      <PlayLabel play={play} locale={locale} />
      <ClaimLabel play={play} locale={locale} />
    </span>
  )
}
