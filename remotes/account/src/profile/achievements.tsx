import { useHost } from '@sidepick/card-kit'
import { Chip } from '@sidepick/card-kit/ui/chip'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { Progress } from '@sidepick/card-kit/ui/progress'
import { Row, Rows } from '@sidepick/card-kit/ui/row'
import { intlTag } from '@sidepick/rules/languages'
import type { Achievement } from '@sidepick/rules/generated_wire'
import type { AccountEndpoints } from '../endpoints'
import styles from './home.css'
import type { OwnProfileData } from './own_profile'
import type { ProfileText } from './profile_text'

interface Props {
  profile: OwnProfileData
  endpoints: AccountEndpoints
  text: ProfileText
}

/** Every achievement there is: since when the player has it, or how far they are. */
export function Achievements({ profile, endpoints, text }: Props) {
  const { data } = endpoints.achievementsList.useQuery(undefined)
  if (!data || profile.achievements.length === 0) return null
  const required = new Map(
    data.flatMap((rule) => ('requiredStreak' in rule ? [[rule.id, rule.requiredStreak]] : []))
  )
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{text('achievements')}</h2>
      <Rows label={text('achievements')}>
        {profile.achievements.map((one) => (
          <Row
            key={one.id}
            leading={<Glyph name="medal" />}
            title={one.name}
            detail={<Detail one={one} required={required.get(one.id) ?? 0} text={text} />}
            trailing={
              one.fulfilled && (
                <Chip tone="gold" icon="check">
                  {text('achievement_done')}
                </Chip>
              )
            }
          />
        ))}
      </Rows>
    </section>
  )
}

interface DetailProps {
  one: Achievement
  required: number
  text: ProfileText
}

function Detail({ one, required, text }: DetailProps) {
  const { language } = useHost()
  const { description, fulfilled, timestamp, gameStreak } = one
  if (fulfilled) {
    const day = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long' })
    return <>{timestamp ? day.format(new Date(timestamp)) : description}</>
  }
  const streak = Math.min(gameStreak, required)
  return (
    <Progress
      label={description}
      value={streak}
      most={required}
      text={text('achievement_at', { streak, required })}
      tone="accent"
    />
  )
}
