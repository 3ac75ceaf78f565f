import { Picture, VisuallyHidden, type Card } from '@sidepick/card-kit'
import { passiveText, textOf, webAddress } from './passive_text'
import styles from './passive.css'

/** A partner's picture: props `imageUrl`, `name` of whose it is, and a `href` it may lead to. Nothing without a picture. */
export const BrandedImage: Card = ({ rule, locale }) => {
  const { imageUrl, href } = rule.props ?? {}
  const name = textOf(rule, 'name', locale)
  if (typeof imageUrl !== 'string' || name === undefined) return null
  const link = webAddress(href)
  const inside = (
    <>
      <Picture className={styles.brand} src={imageUrl} instead={<span>{name}</span>} />
      <VisuallyHidden>{passiveText(locale)('by', { name })}</VisuallyHidden>
    </>
  )
  return link === undefined ? (
    <div className={styles.branded}>{inside}</div>
  ) : (
    <a className={styles.branded} href={link} target="_blank" rel="noopener sponsored">
      {inside}
    </a>
  )
}
