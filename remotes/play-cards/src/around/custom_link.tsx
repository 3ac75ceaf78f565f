import { Picture, VisuallyHidden, type Card } from '@sidepick/card-kit'
import { textOf, webAddress } from '../passive/passive_text'
import { aroundText } from './around_text'
import styles from './around.css'

/** A partner's picture that leads to a page: props `imageUrl`, `linkUrl` and the `name` of what it leads to. */
export const CustomLink: Card = ({ rule, locale }) => {
  const { imageUrl, linkUrl } = rule.props ?? {}
  const name = textOf(rule, 'name', locale)
  const href = webAddress(linkUrl)
  if (typeof imageUrl !== 'string' || href === undefined || name === undefined) return null
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener sponsored">
      <Picture className={styles.linked} src={imageUrl} instead={<span>{name}</span>} />
      <VisuallyHidden>{aroundText(locale)('link_opens', { name })}</VisuallyHidden>
    </a>
  )
}
