import { Icon, useHost } from '@sidepick/card-kit'
import { Mark } from '@sidepick/card-kit/ui/mark'
import type { AuthText } from './auth_text'
import { LiveGame } from './live_game'
import styles from './reward_panel.css'

interface Props {
  text: AuthText
  /** Points that wait to be kept. */
  points: number
  /** Who reads it: somebody new, somebody who comes back, or anybody with an account to look after. */
  reader?: 'new' | 'back' | 'any'
  /** Said in place of a promise, once it is kept. */
  headline?: string
}

/** The second one tells of the way in alone. */
const PERKS = ['perk_board', 'perk_free'] as const

/** What an account is good for, beside the form or above it, as far as there is room. */
export function RewardPanel({ text, points, reader = 'any', headline }: Props) {
  const { brand, signUp } = useHost()
  const { bonus } = signUp
  const signingUp = reader === 'new'
  const welcome = {
    new: text('start_with', { bonus }),
    back: text('welcome_back'),
    any: text('one_place'),
  }[reader]
  const promise = points > 0 ? text('keep_points', { points }) : welcome
  return (
    <aside className={styles.panel}>
      <LiveGame text={text} />
      <Mark brand={brand.name} className={styles.mark} />
      <p className={styles.headline}>{headline ?? promise}</p>
      {signingUp && points > 0 && <p className={styles.bonus}>{text('bonus', { bonus })}</p>}
      <ul className={styles.perks}>
        {PERKS.slice(0, signingUp ? 2 : 1).map((perk) => (
          <li key={perk}>
            <Icon name="check" />
            {text(perk)}
          </li>
        ))}
      </ul>
    </aside>
  )
}
