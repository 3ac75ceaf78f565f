import { Icon, VisuallyHidden, type CardProps } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'
import { vars } from '../css_vars'
import { playText } from '../play_text'
import { AnswerLabel } from './answer_label'
import { marksOf } from './marks'
import styles from './poll.css'

export type PollFaceProps = Pick<CardProps, 'game' | 'play' | 'locale'> & {
  side: Side
  percent: number
}

const short = (votes: number, locale: string) =>
  votes.toLocaleString(locale, { notation: 'compact', maximumSignificantDigits: 3 })

/** What one box of the poll shows: a bar as long as the share, percent, count, label and marks. */
export function PollFace({ game, play, locale, side, percent }: PollFaceProps) {
  const text = playText(locale)
  const votes = play.sideVotes?.[side]
  const marks = marksOf({ game, play }, side)
  const said = [
    text('percent', { percent }),
    ...(votes === undefined ? [] : [text('counted', { votes })]),
    ...marks.map((mark) => text(mark.text)),
  ].join(', ')
  return (
    <>
      {percent > 0 && <span className={styles.bar} />}
      <span className={`vs-answer__key ${styles.key}`} aria-hidden="true">
        <span className={styles.percent}>
          <span className={styles.number}>
            {[...`${percent}`].map((digit, index) => (
              <span key={index} className={styles.digit} style={vars({ '--digit': digit })}>
                {digit}
              </span>
            ))}
            %
          </span>
          {votes !== undefined && <small>{short(votes, locale)}</small>}
        </span>
      </span>
      <AnswerLabel game={game} side={side} />
      {marks.map((mark) => (
        <span key={mark.kind} className={`${styles.mark} ${styles[mark.kind]}`} aria-hidden="true">
          {mark.icon && <Icon name={mark.icon} />}
          {mark.word && text(mark.word)}
        </span>
      ))}
      <VisuallyHidden>: {said}</VisuallyHidden>
    </>
  )
}
