import { Icon } from '@sidepick/card-kit'
import type { AuthText } from '../auth_text'
import styles from './reward_panel.css'

interface Props {
  text: AuthText
  points: number
  bonus: number
  signingUp: boolean
}

function headlineOf({ text, points, bonus, signingUp }: Props) {
  if (points > 0) return text('keep_points', { points })
  return signingUp ? text('start_with', { bonus }) : text('welcome_back')
}

/** What signing up is good for, beside the form or above it, as far as there is room. */
export function RewardPanel(props: Props) {
  const { text, points, bonus, signingUp } = props
  return (
    <aside className={styles.panel}>
      <span className={styles.coin}>
        <Icon name="star" />
      </span>
      <p className={styles.headline}>{headlineOf(props)}</p>
      {signingUp && points > 0 && <p className={styles.bonus}>{text('bonus', { bonus })}</p>}
      <ul className={styles.perks}>
        {(['perk_board', 'perk_free'] as const).map((perk) => (
          <li key={perk}>
            <Icon name="check" />
            {text(perk)}
          </li>
        ))}
      </ul>
    </aside>
  )
}
