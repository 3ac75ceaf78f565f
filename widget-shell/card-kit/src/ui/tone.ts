import styles from './tone.css'

export type Tone =
  | 'neutral'
  | 'brand'
  | 'accent'
  | 'success'
  | 'warning'
  | 'info'
  | 'danger'
  | 'gold'
  | 'silver'
  | 'bronze'

/** Gives an element the colours of a tone, for its own class to use. */
export const toned = (tone: Tone, own = '') => ({
  'className': `${styles.tone} ${own}`,
  'data-tone': tone,
})
