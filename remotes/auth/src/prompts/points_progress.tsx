import type { CSSProperties } from 'react'
import { prompts } from './prompt_config'
import type { PromptText } from './prompt_text'
import styles from './prompt_sheet.css'

/** How far the points are on their way to the sign-up; full is said in words as well. */
export function PointsProgress({ points, text }: { points: number; text: PromptText }) {
  const full = points >= prompts.pointsMax
  const share = { '--share': points / prompts.pointsMax } as CSSProperties
  return (
    <>
      <div
        role="progressbar"
        className={styles.track}
        style={share}
        aria-label={text('almost_progress')}
        aria-valuemin={0}
        aria-valuemax={prompts.pointsMax}
        aria-valuenow={points}
      />
      {full && <p className={styles.ready}>{text('almost_ready')}</p>}
    </>
  )
}
