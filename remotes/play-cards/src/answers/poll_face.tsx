import { Icon, VisuallyHidden, type CardProps } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'
import { playText } from '../play_text'
import { marksOf } from './marks'
import styles from './poll.css'

export const percentOf = (side: Side, sideAPercent: number) =>
  side === 'A' ? sideAPercent : 100 - sideAPercent

type PollFaceProps = Pick<CardProps, 'game' | 'play' | 'locale'> & { side: Side; percent: number }

/** What one box of the poll shows: bar, percent, label and marks. */
export function PollFace({ game, play, locale, side, percent }: PollFaceProps) {
  const text = playText(locale)
  const marks = marksOf({ game, play }, side)
  const said = [text('percent', { percent }), ...marks.map((mark) => text(mark.text))].join(', ')
  return (
    <>
      <span className={styles.bar} />
      <span className="vs-answer__key" aria-hidden="true">
        <span className={styles.percent}>{percent}%</span>
      </span>
      <span className="vs-answer__label">{side === 'A' ? game.sideA : game.sideB}</span>
      {marks.map((mark) => (
        <span key={mark.kind} className={`${styles.mark} ${styles[mark.kind]}`}>
          <Icon name={mark.icon} />
        </span>
      ))}
      <VisuallyHidden>: {said}</VisuallyHidden>
    </>
  )
}
