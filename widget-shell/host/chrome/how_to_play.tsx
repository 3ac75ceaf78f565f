import type { Betting } from '@sidepick/rules/experience'
import type { ChromeText, ChromeTexts } from './chrome_texts'
import { MenuFrame } from './menu_view'
import styles from './menu.css'

const FREE: ChromeText[] = ['how.1', 'how.2', 'how.3', 'how.4', 'how.5']
const PAID: ChromeText[] = [
  'how.1',
  'how.paid.2',
  'how.paid.3',
  'how.paid.4',
  'how.paid.5',
  'how.paid.6',
  'how.paid.7',
  'how.paid.8',
]

/** White tickets alone are neither counted nor matched. */
const WHITE: ChromeText[] = ['how.1', 'how.paid.2', 'how.paid.5', 'how.paid.7', 'how.paid.8']

/** The steps, by what may be staked. */
const STEPS: Record<Betting, ChromeText[]> = { off: FREE, white: WHITE, black: PAID, both: PAID }

interface Props {
  betting: Betting
  texts: ChromeTexts
  close: () => void
}

/** How a game is played, step by step: five of a free game, eight where tickets are staked and matched. */
export function HowToPlay({ betting, texts, close }: Props) {
  return (
    <MenuFrame title={texts('how.title')} texts={texts} close={close}>
      <ol className={styles.steps}>
        {STEPS[betting].map((step) => (
          <li key={step}>{texts(step)}</li>
        ))}
      </ol>
    </MenuFrame>
  )
}
