import { Icon, useHost } from '@sidepick/card-kit'
import { Mark } from '@sidepick/card-kit/ui/mark'
import type { AuthText } from './auth_text'
import styles from './reward_panel.css'

interface Props {
  text: AuthText
  /** Points that wait to be kept. */
  points: number
  signingUp?: boolean
  /** Said in place of a promise, once it is kept. */
  headline?: string
}

/** The second one tells of the way in alone. */
const PERKS = ['perk_board', 'perk_free'] as const

/** What an account is good for, beside the form or above it, as far as there is room. */
export function RewardPanel({ text, points, signingUp = false, headline }: Props) {
  const { brand, signUp } = useHost()
  const { bonus } = signUp
  const welcome = signingUp ? text('start_with', { bonus }) : text('welcome_back')
  const promise = points > 0 ? text('keep_points', { points }) : welcome
  return (
    <aside className={styles.panel}>
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
