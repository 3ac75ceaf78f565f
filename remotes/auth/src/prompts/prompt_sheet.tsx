import type { ReactNode } from 'react'
import { Icon, IconButton } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { authText } from '../entry/auth_text'
import { classes } from '@sidepick/card-kit/ui/classes'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { PointsProgress } from './points_progress'
import { prompts } from './prompt_config'
import { promptText } from './prompt_text'
import styles from './prompt_sheet.css'
import type { Variant } from './variants'

interface Props {
  variant: Variant
  titleId: string
  points: number
  bonus: number
  locale: Locale
  /** null where it has to be answered. */
  onClose: (() => void) | null
  /** Stands below what scrolls, always in sight. */
  footer?: ReactNode
  children: ReactNode
}

/** What is at stake, large, and below or beside it the way to keep it. */
export function PromptSheet(props: Props) {
  const { variant, titleId, points, bonus, locale, onClose, footer, children } = props
  const text = promptText(locale)
  const { title, name = 'sign_up', lead, tone, glyph, progress } = variant
  const shown = progress ? Math.min(points, prompts.pointsMax) : points
  const values = { points: shown, bonus, max: prompts.pointsMax }
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className={classes(styles.layout, title === null && styles.bare)}>
        {title === null ? (
          <h2 id={titleId} className="vs-visually-hidden" tabIndex={-1} data-screen-title>
            {text(name)}
          </h2>
        ) : (
          <header className={styles.hero} data-tone={tone}>
            <span className={styles.badge}>
              <Glyph name={glyph} size="large" />
            </span>
            <h2 id={titleId} className={styles.title} tabIndex={-1} data-screen-title>
              {text(title, values)}
            </h2>
            {lead && <p className={styles.lead}>{text(lead, values)}</p>}
            {progress && <PointsProgress points={shown} text={text} />}
          </header>
        )}
        <div className={styles.body}>{children}</div>
      </div>
      <div className={styles.foot}>{footer}</div>
      {onClose && (
        <IconButton
          className={styles.close}
          aria-label={authText(locale)('close')}
          onClick={onClose}
        >
          <Icon name="cross" />
        </IconButton>
      )}
    </section>
  )
}
