import { Button, type Emit, type ScreenProps } from '@sidepick/card-kit'
import { copyText } from '@sidepick/card-kit/copy_text'
import type { ProfileText } from './profile_text'
import styles from './profile.css'

interface Props extends Pick<ScreenProps, 'props'> {
  text: ProfileText
  emit: Emit
}

/** A partner's discount to claim: `props.discountCode` and `props.discountPercent`; nothing without both. */
export function Discount({ props, text, emit }: Props) {
  const { discountCode: code, discountPercent: percent } = props
  if (typeof code !== 'string' || typeof percent !== 'number') return null
  const copy = () =>
    copyText(code).then(
      () => emit('toast', { kind: 'success', text: text('discount_copied') }),
      () => emit('toast', { kind: 'error', text: text('discount_not_copied') })
    )
  return (
    <section className={styles.discount}>
      <h2 className={styles.offer}>{text('discount_title', { percent })}</h2>
      <p>{text('discount_lead')}</p>
      <p className={styles.claim}>
        <code className={styles.code}>{code}</code>
        <Button className={styles.copy} onClick={() => void copy()}>
          {text('discount_copy')}
        </Button>
      </p>
    </section>
  )
}
