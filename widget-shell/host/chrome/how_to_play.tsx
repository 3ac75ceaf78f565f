import type { ChromeText, ChromeTexts } from './chrome_texts'
import { MenuFrame } from './menu_view'
import styles from './menu.css'

const STEPS: ChromeText[] = ['how.1', 'how.2', 'how.3', 'how.4', 'how.5']

/** How a free game is played, step by step. */
export function HowToPlay({ texts, close }: { texts: ChromeTexts; close: () => void }) {
  return (
    <MenuFrame title={texts('how.title')} texts={texts} close={close}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{texts(step)}</li>
        ))}
      </ol>
    </MenuFrame>
  )
}
