import type { ReactNode } from 'react'
import styles from './board_panel.css'

/** A ticket for the board: it stands on a picture, or beside other cards. */
export const BoardPanel = ({ children }: { children: ReactNode }) => (
  <div className={styles.panel}>{children}</div>
)
