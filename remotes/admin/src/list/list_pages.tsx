import { Button } from 'react-aria-components'
import { useConsole } from '../app/console_context'
import button from '../ui/act.css'
import styles from './list.css'
import type { ListAddress } from './list_address'

interface Props {
  address: ListAddress
  /** Where the next page starts; null on the last one. */
  next: string | null
}

/** The ways to the other pages of a list; nothing where it has one alone. */
export function ListPages({ address: { toFirst, toPrevious, toNext }, next }: Props) {
  const { text } = useConsole()
  const ways = [
    ['list.first', toFirst],
    ['list.previous', toPrevious],
    ['list.next', next === null ? null : () => toNext(next)],
  ] as const
  if (ways.every(([, turn]) => turn === null)) return null
  return (
    <nav className={styles.pages} aria-label={text('list.pages')}>
      {ways.map(([name, turn]) => (
        <Button
          key={name}
          className={`${button.button} ${button.plain}`}
          isDisabled={turn === null}
          onPress={() => turn?.()}
        >
          {text(name)}
        </Button>
      ))}
    </nav>
  )
}
