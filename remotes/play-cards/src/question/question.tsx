import { VisuallyHidden, type Card } from '@sidepick/card-kit'
import { isLongQuestion } from '@sidepick/rules/question'
import { vars } from '../css_vars'
import styles from './question.css'

/**
 * The question. The first one stands on the page before any card and is not typed; later ones are written at once, and light
 * up word by word within two seconds, while screen readers have the whole text.
 */
export const Question: Card = ({ game, play, phase }) => {
  const typed = phase === 'question' && play.gameIndex > 0
  const words = game.text.split(' ')
  return (
    <h2
      key={game.id}
      className="vs-question"
      lang={game.language}
      data-long={isLongQuestion(game.text) ? '' : undefined}
    >
      {typed ? (
        <>
          <VisuallyHidden>{game.text}</VisuallyHidden>
          <span className="vs-question__text" aria-hidden="true">
            {words.map((word, index) => (
              <span
                key={index}
                className={styles.word}
                style={vars({ '--at': index / words.length })}
              >
                {index === 0 ? word : ` ${word}`}
              </span>
            ))}
          </span>
        </>
      ) : (
        <span className="vs-question__text">{game.text}</span>
      )}
    </h2>
  )
}
