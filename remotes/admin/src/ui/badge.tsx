import styles from './badge.css'

/** How a state is meant: it waits for somebody, goes on by itself, went well, or is stopped. */
export type Tone = 'waits' | 'runs' | 'good' | 'stopped' | 'plain'

export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
